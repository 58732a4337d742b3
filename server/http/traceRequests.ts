import type { IncomingMessage } from 'node:http';
import { context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { idsAlone } from '../telemetry/openTracing.ts';

/** Where a sender, or their browser, finds the id of what they asked. */
const idHeader = 'x-request-id';

/**
 * A trace for each request, begun here: one that came from outside would let a stranger choose the ids we look things up
 * by. Its id is the request's, in every line of the log and in `x-request-id`. Pages and their files have only the id.
 */
export function traceRequests(tracer: Tracer) {
  const spans = new WeakMap<IncomingMessage, Span>();

  /** The id of a request, before anything else is known of it. */
  function idFor(request: IncomingMessage): string {
    const isCall = request.url?.startsWith('/api/') === true;
    const options = { kind: SpanKind.SERVER, root: true };
    const span = (isCall ? tracer : idsAlone).startSpan(String(request.method), options, ROOT_CONTEXT);
    spans.set(request, span);
    return span.spanContext().traceId;
  }

  function addHooks(app: FastifyInstance) {
    // After the body was read: what reads it loses the context.
    app.addHook('preValidation', (request, _reply, done) => {
      const span = spans.get(request.raw);
      if (span) context.with(trace.setSpan(ROOT_CONTEXT, span), done);
      else done();
    });
    app.addHook('onSend', async (request, reply) => {
      if (request.url.startsWith('/api/')) reply.header(idHeader, request.id);
    });
    app.addHook('onResponse', async (request, reply) => {
      const span = spans.get(request.raw);
      if (span) endSpan(span, request, reply.statusCode);
    });
  }
  return { idFor, addHooks };
}

function endSpan(span: Span, { method, routeOptions, refusal }: FastifyRequest, status: number) {
  const { url } = routeOptions;
  span.updateName(url === undefined ? method : `${method} ${url}`);
  span.setAttributes({
    'http.request.method': method,
    'http.response.status_code': status,
    ...(url !== undefined && { 'http.route': url }),
    ...(refusal !== undefined && { 'sawa.refusal': refusal }),
  });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
