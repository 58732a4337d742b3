import type { Db } from '../database/open.ts';
import { personNamed } from './blockCommands.ts';
import type { OpsRequest } from './runCommand.ts';

/**
 * What is asked about a person stands in the audit by their id: it is never changed, so an address in it would outlive
 * the person's erasure. Of one that is nobody's as much is kept as tells a slip of the hand: `a…@example.com`, `…34`.
 */
export async function withoutAddress(db: Db, request: OpsRequest): Promise<OpsRequest> {
  if (request.transferId === undefined) return request;
  const id = await personNamed(db, request.transferId);
  return { ...request, transferId: id ?? shortened(request.transferId) };
}

/** Fewer digits name nobody by phone. */
const shortestNumber = 6;

function shortened(typed: string): string {
  const at = typed.indexOf('@');
  if (at > 0) return `${typed.charAt(0)}…${typed.slice(at)}`;
  const digits = typed.replace(/\D/g, '');
  return digits.length < shortestNumber ? typed : `…${digits.slice(-2)}`;
}
