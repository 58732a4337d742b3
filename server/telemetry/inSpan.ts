import {
  type Context,
  context,
  type Span,
  type SpanOptions,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';

type Spanned = SpanOptions & { readonly tracer: Tracer; readonly name: string; readonly parent?: Context };

/** Does something within a span of its own; a failure ends it as one, by its name alone: messages may hold anything. */
export async function inSpan<Value>(
  { tracer, name, parent = context.active(), ...options }: Spanned,
  work: (span: Span) => Promise<Value>,
): Promise<Value> {
  const span = tracer.startSpan(name, options, parent);
  try {
    return await context.with(trace.setSpan(parent, span), () => work(span));
  } catch (failure) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute('error.type', failure instanceof Error ? failure.name : 'unknown');
    throw failure;
  } finally {
    span.end();
  }
}
