import { sqlStateOf } from './transaction.ts';

/**
 * SQLSTATEs that say the database cannot answer now, and not that it was asked wrongly: connection lost (class 08),
 * shut down or starting (57P01…57P05), too many connections or no room (class 53), a lock or a statement that took too
 * long (55P03, 57014), an idle transaction ended (25P03), a server that may only read for now (25006).
 */
const awayStates = /^(?:08...|53...|57P0[1-5]|57014|55P03|25P03|25006)$/;

/** What Node says of a connection that cannot be made or was cut. */
const cutCodes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'];

/** node-postgres has no codes for these. */
const cutMessages = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'timeout expired',
];

/** Thrown where so many wait for a connection that another would wait in vain. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';
}

/** Whether a failure says that the database is away or overloaded: asked again later, the same may well succeed. */
export function isDatabaseAway(failure: unknown): boolean {
  if (failure instanceof DatabaseBusy) return true;
  if (failure instanceof AggregateError) return failure.errors.some(isDatabaseAway);
  if (!(failure instanceof Error)) return false;
  const code = sqlStateOf(failure) ?? '';
  if (awayStates.test(code) || cutCodes.includes(code)) return true;
  return cutMessages.some((message) => failure.message.startsWith(message)) || isDatabaseAway(failure.cause);
}
