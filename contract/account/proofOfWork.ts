import { sha256 } from '@noble/hashes/sha2.js';
import type { Challenge } from '../protocol/challenge.ts';

/** Parts of one challenge: many small searches take about as long every time, one big search does not. */
const workParts = 8;

/** Counters a part may be answered with; the hardest part is found long before. */
const counterLimit = 2 ** 32;

const nonceBytes = 16;

/** Finds the counter of each part. At 13 bits a cheap phone takes a second for all of them. */
export function solveChallenge(asked: Challenge): string {
  const answers = Array.from({ length: workParts }, (_gap, part) => {
    const { isFound } = search(asked, part);
    let counter = 0;
    while (!isFound(counter)) counter += 1;
    return counter;
  });
  return [asked.nonce, asked.difficulty, asked.expires, asked.mac, answers.join('.')].join('~');
}

export type ProofOfWork = { readonly challenge: Challenge; readonly isDone: boolean };

/** What a request carries as its proof. Undefined when it is not one; whose challenge it is says the mac alone. */
export function readProofOfWork(text: string): ProofOfWork | undefined {
  const [, nonce = '', difficulty, expires, mac = '', answers = ''] = proofText.exec(text) ?? [];
  const read = { nonce, difficulty: Number(difficulty), expires: Number(expires), mac };
  const counters = answers.split('.').map(Number);
  if (counters.length !== workParts || counters.some((counter) => counter >= counterLimit)) return undefined;
  return { challenge: read, isDone: counters.every((counter, part) => search(read, part).isFound(counter)) };
}

const proofText = /^([\w-]{22})~(\d{1,2})~(\d{1,12})~([\w-]{43})~(\d{1,10}(?:\.\d{1,10}){1,9})$/;

/** SHA-256 of nonce, part and counter, which has to begin with `difficulty` zero bits. */
function search({ nonce, difficulty }: Challenge, part: number) {
  const bytes = new Uint8Array(nonceBytes + 8);
  const view = new DataView(bytes.buffer);
  bytes.set(Uint8Array.from(atob(nonce.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0)));
  view.setUint32(nonceBytes, part);
  return {
    isFound(counter: number): boolean {
      view.setUint32(nonceBytes + 4, counter);
      const digest = sha256(bytes);
      return Math.clz32(new DataView(digest.buffer, digest.byteOffset).getUint32(0)) >= difficulty;
    },
  };
}
