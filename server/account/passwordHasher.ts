import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { keyFor } from '../settings/masterSecret.ts';

/** OWASP's second argon2id setting: 19 MiB, two passes, one lane (ASVS 11.4.2). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const costMark = `$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** Hashes at work at once; more would starve everything else of processor and memory (ASVS 15.2.2). */
const atOnce = Math.max(2, Math.min(4, availableParallelism()));

export type PasswordHasher = ReturnType<typeof passwordHasher>;

/** Argon2id, salted for each password and peppered with a key the database does not hold. */
export function passwordHasher(masterSecret: string) {
  const secret = keyFor(masterSecret, 'password-pepper-v1');
  const inTurn = turns(atOnce);
  const hashed = (password: string) => inTurn(() => hash(password, { ...cost, secret }));
  let nobodys: Promise<string> | undefined;

  return {
    hash: hashed,
    /** Without a hash, because there is no such account, it takes as long and answers no. */
    async verify(password: string, known: string | undefined): Promise<boolean> {
      nobodys ??= hashed('a password nobody has');
      const against = known ?? (await nobodys);
      const isRight = await inTurn(() => verify(against, password, { secret }));
      return isRight && known !== undefined;
    },
    /** Made with an older cost: to be made again while the password is at hand. */
    isOutdated: (known: string): boolean => !known.includes(costMark),
  };
}

/** Lets so many run at once; the others wait, first come first served. */
function turns(limit: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (running >= limit) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
