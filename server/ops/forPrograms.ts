import type { OpsAnswer } from './acting.ts';

/** An answer for a program to read: what was found stands in it whether or not all is well. */
export function forPrograms({ ok, lines, data }: OpsAnswer): string {
  const said = ok ? { data: lines } : { problem: lines[0] };
  return JSON.stringify({ ok, ...(data === undefined ? said : { data }) }, asText, 2);
}

/** Sums of the database are whole numbers beyond what JSON has. */
const asText = (_key: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value);
