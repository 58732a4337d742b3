import { context, SpanKind, type Tracer, trace } from '@opentelemetry/api';
import { inSpan } from './inSpan.ts';
import { contextOf } from './traceContext.ts';

/** Goes on in the trace something was begun in; the request that brought it on is linked to. */
export type ContinueTrace = <Value>(
  begun: { readonly traceparent: string | null; readonly name: string },
  work: () => Promise<Value>,
) => Promise<Value>;

export const continueTraceWith =
  (tracer: Tracer): ContinueTrace =>
  ({ traceparent, name }, work) => {
    const now = trace.getSpanContext(context.active());
    const links = now ? [{ context: now }] : [];
    return inSpan({ tracer, name, parent: contextOf(traceparent), kind: SpanKind.CONSUMER, links }, work);
  };
