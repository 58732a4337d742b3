import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';

const titles = {
  'invalid-parameters': 400,
  unauthenticated: 401,
  'not-found': 404,
  'invalid-state': 409,
  'idempotency-key-reuse': 422,
} as const;

export type ProblemKind = keyof typeof titles;

/** TrueLayer's way of refusing: a problem document with a trace id. */
export function problem(kind: ProblemKind, detail: string) {
  const status = titles[kind];
  const body = {
    type: `https://docs.truelayer.com/docs/error-types#${kind}`,
    title: kind.replaceAll('-', ' '),
    status,
    detail,
    trace_id: randomUUID().replaceAll('-', ''),
  };
  return { status, body };
}

export function refuse(reply: FastifyReply, kind: ProblemKind, detail: string): FastifyReply {
  const { status, body } = problem(kind, detail);
  return reply.code(status).send(body);
}

const refusal = z.union([
  z.looseObject({ detail: z.string() }).transform(({ detail }) => detail),
  z.looseObject({ error: z.string() }).transform(({ error }) => error),
]);

/** The sentence of a refusal, or the name of one of its token service. */
export const whyOf = (body: unknown): string | undefined => refusal.safeParse(body).data;
