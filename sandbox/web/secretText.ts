import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Compares secrets without telling by its speed how much of them was right. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

export const bearerOf = (request: FastifyRequest) =>
  /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';

export const carriesKey = (request: FastifyRequest, key: string) => isSameSecret(bearerOf(request), key);

/** Browsers say where a form was posted from; other callers say nothing and have no one's page to borrow. */
export const isFromThisSite = (request: FastifyRequest) =>
  [undefined, 'same-origin', 'none'].includes(request.headers['sec-fetch-site']?.toString());

const digest = (text: string) => createHash('sha256').update(text).digest();
