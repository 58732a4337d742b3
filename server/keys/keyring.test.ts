import { describe, expect, test } from 'vitest';
import { passwordHasher } from '../account/passwordHasher.ts';
import { signingKeyFor, signingKeys } from '../http/requestSignature.ts';
import { keyIdOf, keyringOf, lastingPurposes } from './keyring.ts';
import { macs } from './macs.ts';
import { sealer } from './sealedText.ts';

const [first, second] = ['the secret that was there at first', 'the secret of the year after'];
const before = keyringOf({ current: first, others: [] });
const turning = keyringOf({ current: second, others: [first] }, { first: keyIdOf(first) });
/** The first has left the settings, and its lasting keys are kept. */
const lasting = Object.fromEntries(lastingPurposes.map((purpose) => [purpose, before.newest(purpose)]));
const after = keyringOf(
  { current: second, others: [] },
  { first: keyIdOf(first), kept: new Map([[keyIdOf(first), lasting]]) },
);
const strange = keyringOf({ current: second, others: [] });

describe('keys of several master secrets (ASVS 13.3.4)', () => {
  test('name a secret without telling anything of it', () => {
    expect(keyIdOf(first)).toMatch(/^[\da-f]{16}$/);
    expect(keyIdOf(first)).not.toBe(keyIdOf(second));
  });

  test('seal with the present one and open by the name', () => {
    const sealed = sealer(before, 'message-v1').seal('for Marie');
    expect(sealed.startsWith(`${keyIdOf(first)}.`)).toBe(true);
    expect(sealer(turning, 'message-v1').open(sealed)).toBe('for Marie');
    expect(
      sealer(turning, 'message-v1')
        .seal('x')
        .startsWith(`${keyIdOf(second)}.`),
    ).toBe(true);
    const refused = `Sealed by the secret ${keyIdOf(first)}, not here`;
    expect(() => sealer(strange, 'message-v1').open(sealed)).toThrow(refused);
    // What outlives a secret opens nothing that it sealed.
    expect(() => sealer(after, 'message-v1').open(sealed)).toThrow(refused);
  });

  test.each([
    ['while both are named', turning, true],
    ['once the older one is gone and its lasting keys are kept', after, true],
    ['not where the older one is unknown', strange, false],
  ])('take marks and sessions of the one before: %s', (_when, keys, isGood) => {
    const mark = macs(before, 'device-v1').of('somebody:device');
    expect(macs(keys, 'device-v1').isOf({ text: 'somebody:device', mac: mark })).toBe(isGood);
    const session = signingKeyFor(before, 'the hash of a cookie');
    expect(signingKeys(keys)('the hash of a cookie').some((key) => key.equals(session))).toBe(isGood);
    expect(macs(keys, 'device-v1').of('somebody:device')).not.toBe(mark);
  });

  test.each([
    ['while both are named', turning, true],
    ['once the older one is gone', after, true],
    ['not where the older one is unknown', strange, false],
  ])('take a password of the one before, to be hashed anew: %s', async (_when, keys, isGood) => {
    const hash = await passwordHasher(before).hash('Lagoon-88-Kite');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1,keyid=[\w+/]{11}\$/);
    const hasher = passwordHasher(keys);
    expect(await hasher.verify('Lagoon-88-Kite', hash)).toBe(isGood);
    expect(await hasher.verify('Lagoon-88-Kit', hash)).toBe(false);
    expect(hasher.isOutdated(hash)).toBe(true);
    const withoutName = hash.replace(/,keyid=[^$]+/, '');
    expect(await hasher.verify('Lagoon-88-Kite', withoutName)).toBe(isGood);
  });
});
