import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { Keyring } from '../keys/keyring.ts';

/** OWASP's second argon2id setting: 19 MiB, two passes, one lane (ASVS 11.4.2). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const costMark = `$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}`;

/** Hashes at work at once; more would starve everything else of processor and memory (ASVS 15.2.2). */
const atOnce = Math.max(2, Math.min(4, availableParallelism()));

export type PasswordHasher = ReturnType<typeof passwordHasher>;

/**
 * Argon2id, salted for each password and peppered with a key the database does not hold. A hash names the secret of its
 * pepper by the `keyid` of the PHC string format, as 8 bytes in base64; one without it is older than those names.
 */
export function passwordHasher(keys: Keyring) {
  const pepper = keys.newest('password-pepper-v1');
  const mark = `${costMark},keyid=${inBase64(keys.current)}$`;
  const inTurn = turns(atOnce);
  const hashed = async (password: string) => {
    const made = await inTurn(() => hash(password, { ...cost, secret: pepper }));
    return made.replace(`${costMark}$`, mark);
  };
  let nobodys: Promise<string> | undefined;

  return {
    hash: hashed,
    /** Without a hash, because there is no such account, or without its pepper, it takes as long and answers no. */
    async verify(password: string, known: string | undefined): Promise<boolean> {
      nobodys ??= hashed('a password nobody has');
      const secret = known === undefined ? undefined : keys.named('password-pepper-v1', keyIdIn(known));
      const against = known !== undefined && secret ? known : await nobodys;
      const isRight = await inTurn(() => verify(against, password, { secret: secret ?? pepper }));
      return isRight && secret !== undefined;
    },
    /** Made with an older cost or secret: to be made again while the password is at hand. */
    isOutdated: (known: string): boolean => !known.includes(mark),
  };
}

const inBase64 = (keyId: string) => Buffer.from(keyId, 'hex').toString('base64').replace(/=+$/, '');

/** The name of the secret a hash is peppered by; undefined where it says none. */
function keyIdIn(hash: string): string | undefined {
  const [, keyId] = /,keyid=([\w+/]+)\$/.exec(hash) ?? [];
  return keyId === undefined ? undefined : Buffer.from(keyId, 'base64').toString('hex');
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
