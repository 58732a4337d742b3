import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { pricePath } from '#contract/site/site.ts';
import { visitorOf } from '../security/visitor.ts';
import { languageOf, refusal } from './answer.ts';
import { answerFailure, type HttpFailure } from './answerFailure.ts';
import { answerRoute, shapeOf } from './answerRoute.ts';
import { addDocs } from './apiDocs.ts';
import { limitConnections, refuseUnclear, serverTimes, usualLimits } from './connections.ts';
import { addDocument } from './document.ts';
import type { HttpDependencies } from './httpDependencies.ts';
import { addPlainForms } from './plainForms.ts';
import { addPolicyReports } from './policyReports.ts';
import { addProbes } from './probes.ts';
import { addQaReport } from './qaReport.ts';
import { measureRequests } from './requestMetrics.ts';
import type { Route } from './route.ts';
import { securityHeaders } from './securityHeaders.ts';
import type { AnswerPage } from './servedPages.ts';
import { traceRequests } from './traceRequests.ts';
import { addWaiting } from './waiting.ts';
import { addWebhook } from './webhookRoutes.ts';

/** The largest body a call may have, in bytes; nothing a form sends comes near. */
const bodyLimit = 64 * 1024;

/** Turns routes into a web server. Only this folder knows which HTTP library we use. */
export async function serve(dependencies: HttpDependencies): Promise<FastifyInstance> {
  const limits = dependencies.connections ?? usualLimits;
  const addHeaders = securityHeaders(dependencies);
  const tracing = traceRequests(dependencies.tracer);
  const app: FastifyInstance = Fastify({
    ...serverTimes(limits),
    loggerInstance: dependencies.log as FastifyBaseLogger,
    genReqId: tracing.idFor,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'trace_id' }),
    bodyLimit,
    // Who comes to a server that ends is answered all the same.
    return503OnClosing: false,
    trustProxy: dependencies.trustedProxy ?? false,
    routerOptions: { maxParamLength: 200 },
    // An address that cannot be read is answered before any hook runs.
    frameworkErrors(error, request, reply) {
      addHeaders(request, reply);
      return answerFailure(error, { request, reply });
    },
  });
  limitConnections(app.server, limits, dependencies.trustedProxy);
  app.addHook('preClose', dependencies.beforeClose);
  addWaiting(app, dependencies.readiness, addHeaders);
  keepBodiesRaw(app);
  logOneLineARequest(app);
  measureRequests(app, dependencies.telemetry);
  tracing.addHooks(app);
  answerFailures(app);
  app.addHook('onSend', async (request, reply) => addHeaders(request, reply));
  refuseUnclear(app, dependencies);
  await app.register(cookie);
  await app.register(rateLimit, {
    max: dependencies.requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => visitorOf(request.ip).key,
    allowList: (request) => !isCounted(request),
  });
  await app.register(compress);
  addPolicyReports(app);
  addProbes(app, dependencies.readiness);
  for (const route of dependencies.routes) addRoute(app, route, dependencies);
  for (const webhook of dependencies.webhooks) addWebhook(app, webhook, dependencies);
  for (const document of dependencies.documents) addDocument(app, document, dependencies);
  if (dependencies.isSandbox)
    addDocs(
      app,
      dependencies.routes.map(({ endpoint }) => endpoint),
      dependencies.baseUrl,
    );
  if (dependencies.qaReport) await addQaReport(app, dependencies.qaReport);
  const pages = await dependencies.addPages?.(app);
  const { plainForms: forms, baseUrl } = dependencies;
  addPlainForms(app, { forms, baseUrl, answerAgain: pages?.answerAgain });
  answerTheRest(app, { ...dependencies, answerPage: pages?.answerPage ?? (() => undefined) });
  return app;
}

/** Calls, and what makes one without a script, a form or the calculator's page: it asks as much of us. */
const isCounted = ({ method, url }: FastifyRequest): boolean =>
  !url.startsWith('/api/webhooks/') &&
  (url.startsWith('/api/') || method === 'POST' || url.split('?')[0] === pricePath);

/** Bodies stay bytes until their signature is checked; nothing but JSON is read at all. */
function keepBodiesRaw(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

function logOneLineARequest(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(request.userId && { user: request.userId }),
        ...(request.refusal && { refusal: request.refusal }),
      },
      'request',
    );
  });
}

/** Failures of the HTTP layer itself, in the same envelope as every other answer. */
function answerFailures(app: FastifyInstance) {
  app.decorateRequest('userId', undefined);
  app.decorateRequest('refusal', undefined);
  app.setErrorHandler((error: HttpFailure, request, reply) => answerFailure(error, { request, reply }));
}

function addRoute(app: FastifyInstance, route: Route, dependencies: HttpDependencies) {
  const { method, path } = route.endpoint;
  const shape = shapeOf(route.endpoint);
  app.route({
    method,
    url: `/api${path.replace(/\{(\w+)\}/g, ':$1')}`,
    // Lists for everybody only: beside what a stranger may choose, the length of a secret's answer would tell of it.
    ...(!(method === 'GET' && route.access === 'public') && { compress: false as const }),
    handler: (request, reply) => answerRoute({ request, reply, route, shape, dependencies }),
  });
}

type Rest = Pick<HttpDependencies, 'routes'> & { readonly answerPage: AnswerPage };

/** Addresses no call has: the page, which shows what it knows of them, or a refusal. */
function answerTheRest(app: FastifyInstance, { routes, answerPage }: Rest) {
  const calls = routes.map(({ endpoint }) => new RegExp(`^/api${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const answered = answerPage(request, reply);
    if (answered) return answered;
    const code = calls.some((call) => call.test(path)) ? 'methodNotAllowed' : 'notFound';
    request.refusal = code;
    const { status, body } = refusal(code, languageOf(request.headers['accept-language']));
    return reply.code(status).type('application/json; charset=utf-8').send(body);
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    userId: string | undefined;
    refusal: string | undefined;
  }
}
