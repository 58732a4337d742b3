import { type Context, context, ROOT_CONTEXT, type SpanContext, TraceFlags, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';

/** What is done belongs to the trace it was begun in, across every `await`; there is one keeper a process. */
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());

const written = /^00-([\da-f]{32})-([\da-f]{16})-0([01])$/;

/** The trace of what is done now, as W3C writes it (Trace Context, level 1); null outside any. Kept in rows. */
export function traceparentNow(): string | null {
  const now = trace.getSpanContext(context.active());
  return now ? `00-${now.traceId}-${now.spanId}-0${now.traceFlags & TraceFlags.SAMPLED}` : null;
}

/** The trace that was kept in a row; an empty one where none was. */
export function contextOf(traceparent: string | null): Context {
  const kept = spanContextOf(traceparent);
  return kept ? trace.setSpanContext(ROOT_CONTEXT, kept) : ROOT_CONTEXT;
}

function spanContextOf(traceparent: string | null): SpanContext | undefined {
  const [, traceId = '', spanId = '', flag = ''] = written.exec(traceparent ?? '') ?? [];
  return traceId ? { traceId, spanId, traceFlags: Number(flag), isRemote: true } : undefined;
}

/** For a line of the log. */
export function traceIdNow(): { readonly trace_id: string } | undefined {
  const now = trace.getSpanContext(context.active());
  return now && { trace_id: now.traceId };
}
