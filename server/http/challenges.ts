import { randomBytes } from 'node:crypto';
import { readProofOfWork } from '#contract/account/proofOfWork.ts';
import type { Challenge } from '#contract/protocol/challenge.ts';
import type { DatabaseClock } from '../database/databaseClock.ts';
import type { Db } from '../database/open.ts';
import type { Keyring } from '../keys/keyring.ts';
import { macs } from '../keys/macs.ts';
import { refused } from './route.ts';

/** Zero bits of each part at first: a second of work for a cheap phone, at 60,000 hashes a second. */
const firstDifficulty = 13;
/** Doublings at the most: whoever is attacked meanwhile still gets in, after some twenty seconds. */
const mostDoublings = 4;
/** How long a challenge can be answered; a phone may be slow, and may be put away meanwhile. */
const challengeSeconds = 300;

/** What a challenge is for. One given for another call, or about somebody else, is worth nothing. */
type Work = { readonly call: 'signIn' | 'registration' | 'code'; readonly about: string };

/** Whether a request brought work that was asked for, and how to ask for it. */
export type Proof = {
  readonly isGiven: boolean;
  /** `level` counts the free allowances that were used up before, from 0; `seconds` until the count starts anew. */
  readonly ask: (wanted: { level: number; seconds: number }) => ReturnType<typeof refused>;
};

export type Challenges = ReturnType<typeof challenges>;

type Dependencies = { readonly db: Db; readonly keys: Keyring; readonly clock: DatabaseClock };

/** Work instead of a wall (decision 059). Nothing is kept of a challenge until it is answered, which it is once. */
export function challenges({ db, keys, clock }: Dependencies) {
  const marks = macs(keys, 'challenge-v1');
  const textOf = ({ nonce, difficulty, expires }: Omit<Challenge, 'mac'>, { call, about }: Work) =>
    JSON.stringify([nonce, difficulty, expires, call, about]);

  async function isGiven(text: string | undefined, work: Work): Promise<boolean> {
    const proof = text === undefined ? undefined : readProofOfWork(text);
    if (!proof?.isDone) return false;
    if (!marks.isOf({ text: textOf(proof.challenge, work), mac: proof.challenge.mac })) return false;
    const { nonce, expires } = proof.challenge;
    if (expires * 1_000 < clock.now()) return false;
    const spent = await db
      .insertInto('spent_challenge')
      .values({ nonce, expires_at: new Date(expires * 1_000) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('nonce')
      .executeTakeFirst();
    return spent !== undefined;
  }

  return {
    /** Before any transaction: what is spent stays spent, whatever becomes of the call. */
    async proofOf(text: string | undefined, work: Work): Promise<Proof> {
      return {
        isGiven: await isGiven(text, work),
        ask: ({ level, seconds }) => {
          const asked = {
            nonce: randomBytes(16).toString('base64url'),
            difficulty: firstDifficulty + Math.min(level, mostDoublings),
            expires: Math.floor(clock.now() / 1_000) + challengeSeconds,
          };
          const minutes = String(Math.max(1, Math.ceil(seconds / 60)));
          return refused('challengeRequired', {
            params: { minutes },
            challenge: { ...asked, mac: marks.of(textOf(asked, work)) },
          });
        },
      };
    },
  };
}
