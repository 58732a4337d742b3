import type { Db } from '../database/open.ts';
import { personNamed } from './blockCommands.ts';
import type { OpsRequest } from './runCommand.ts';

/**
 * What is asked about a person stands in the audit by their id: it is never changed, so an address in it would outlive
 * the person's erasure. Of one that is nobody's as much is kept as tells a slip of the hand: `a…@example.com`,
 * `…34 of 10 digits`, `A…`; a mistyped id or membership code says nothing of anybody, and stays as it was typed.
 */
export async function withoutAddress(db: Db, request: OpsRequest): Promise<OpsRequest> {
  if (request.transferId === undefined) return request;
  const id = await personNamed(db, request.transferId);
  return { ...request, transferId: id ?? shortened(request.transferId) };
}

/** No phone number has as many digits (E.164: 15). */
const idLike = /^[\da-f]{20,40}$/i;
const membershipLike = /^SAW[\dA-Z]{6,8}$/;

function shortened(typed: string): string {
  const at = typed.indexOf('@');
  if (at > 0) return `${typed.charAt(0)}…${typed.slice(at)}`;
  if (idLike.test(typed.replaceAll('-', '')) || membershipLike.test(typed)) return typed;
  const digits = typed.replace(/\D/g, '');
  return digits.length > 2 ? `…${digits.slice(-2)} of ${digits.length} digits` : `${typed.charAt(0)}…`;
}
