import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { requestHeaders } from '#contract/protocol/requestHash.ts';
import { checkSession } from '#contract/session/session.ts';
import { verifiedRequest } from '#server/http/requestSignature.ts';
import { currentUserName } from '#src/services/http/signedInUser.ts';
import type { Caller, HeldCall, HeldTransport } from './heldTransport.ts';
import { notCarried } from './inputInCall.ts';
import { faultsOf } from './sentCall.ts';
import { keyBytes } from './whoIsHere.ts';
import type { AnyWire } from './wire.ts';

/** Told of each field that is left out for a reason, so that a reason nobody needs is found. */
export type OnLeftOut = (endpoint: Endpoint, field: string) => void;

export type CallWatch = {
  /** What is wrong with what was sent since the last look, a sentence each. */
  readonly look: () => readonly string[];
  /** Whether an actor that has ended sent all it was given. */
  readonly lookAtInput: (ended: Caller) => void;
};

/**
 * Looks at every call of a walk: whether it fits the contract, is signed by who is here, and carries what the machine gave
 * its actor.
 */
export function watchCalls(wire: AnyWire, { sent }: HeldTransport, onLeftOut: OnLeftOut): CallWatch {
  const reasons = new Map(wire.leftOut);
  const faults: string[] = [];
  let looked = 0;
  return {
    look() {
      for (const call of sent.slice(looked))
        faults.push(...faultsOf(call.sent, call.endpoint), ...signatureFaults(call));
      looked = sent.length;
      return faults.splice(0);
    },
    lookAtInput({ actorId, session, input }) {
      const calls = sent.filter(({ caller }) => caller?.session === session);
      // What it asked for may be on its way already, for the one before it.
      if (calls.length === 0) return;
      for (const field of notCarried(input, calls)) {
        const excepted = calls.find(({ endpoint }) => reasons.get(endpoint)?.[field] !== undefined);
        if (excepted) onLeftOut(excepted.endpoint, field);
        else faults.push(`no call of ${actorId} carries its ${field}`);
      }
    },
  };
}

/** As the server checks it; a visitor's call has none. */
function signatureFaults({ sent, endpoint }: HeldCall): string[] {
  const name = currentUserName();
  if (endpoint.access === 'public' && name === '') return [];
  const { method, target, body, header } = sent;
  const request = { method, target, body: Buffer.from(body), header };
  const verified = verifiedRequest(request, { keys: [keyBytes], now: Date.now() });
  const expected = endpoint === checkSession ? '' : name;
  if (verified?.userName === expected) return [];
  const said = `${requestHeaders.hash} of ${name}`;
  return [`${endpoint.method} ${endpoint.path}: no ${said} is believed`];
}
