import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { requestHeaders } from '#contract/protocol/requestHash.ts';
import { type SentCall, saidIn } from './sentCall.ts';

/** A text, a number or a truth somewhere in a value, by the names that lead to it. */
type Leaf = { readonly path: string; readonly name: string; readonly value: string | number | boolean };

/**
 * Which fields of an actor's input none of its calls carries, each as "recipient.firstName". A field is carried by one
 * of the same name with the same value; where no field is called so, by any with that value.
 */
export function notCarried(input: unknown, calls: readonly { sent: SentCall; endpoint: Endpoint }[]): string[] {
  const carried = calls.flatMap(({ sent, endpoint }) => [
    ...leavesOf(saidIn(sent, endpoint)),
    ...headersAndReturn(sent),
  ]);
  return leavesOf(input)
    .filter(({ name, value }) => {
      const named = carried.filter((leaf) => leaf.name === name);
      // What is not so is often said by leaving it out.
      if (named.length === 0 && value === false) return false;
      return !(named.length > 0 ? named : carried).some((leaf) => String(leaf.value) === String(value));
    })
    .map(({ path }) => path);
}

function leavesOf(value: unknown, path: readonly string[] = []): Leaf[] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return [{ path: path.join('.'), name: path.findLast((name) => Number.isNaN(Number(name))) ?? '', value }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => leavesOf(item, [...path, name]));
}

/** The key of a deed is a header of its own, and an address to come back to says things too. */
function headersAndReturn({ header, body }: SentCall): Leaf[] {
  const key = header(requestHeaders.idempotencyKey);
  const [, returnQuery = ''] = /"returnUrl":"[^"?]*\?([^"]*)"/.exec(body) ?? [];
  return leavesOf({
    ...(key !== undefined && { idempotencyKey: key }),
    returnUrl: Object.fromEntries(new URLSearchParams(returnQuery)),
  });
}
