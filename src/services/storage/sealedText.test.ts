import { beforeEach, expect, test } from 'vitest';
import { runInMemory } from '#tests/fixtures/keysInMemory.ts';
import { seal, unseal } from './sealedText.ts';

let keys = runInMemory();
beforeEach(() => {
  keys = runInMemory();
});

test('what is sealed reads as it was, also in other letters, and never twice the same', async () => {
  const text = 'Łucja → ₦ 5 000 à «Élise»';
  const sealed = await seal(text);
  expect(sealed).not.toContain('Élise');
  expect(await unseal(sealed)).toBe(text);
  expect(await seal(text)).not.toBe(sealed);
  expect(await unseal(await seal(''))).toBe('');
});

test('its key is made once, of 256 bits, and no script takes it out of the browser', async () => {
  const sealed = await seal('one');
  const [key] = [...keys.values()] as CryptoKey[];
  expect([...keys.keys()]).toEqual(['sealingKey']);
  expect(key).toMatchObject({ extractable: false, algorithm: { name: 'AES-GCM', length: 256 } });
  expect([...(key?.usages ?? [])].toSorted()).toEqual(['decrypt', 'encrypt']);
  await seal('two');
  expect([...keys.values()]).toEqual([key]);
  const [nonce = ''] = sealed.split('.');
  expect(atob(nonce)).toHaveLength(12);
});

test('what another browser sealed, or what is broken, is nothing', async () => {
  const sealed = await seal('one');
  const [nonce, bytes = ''] = sealed.split('.');
  const broken = [`${nonce}.${btoa(`x${atob(bytes)}`)}`, `${nonce}`, ''];
  for (const one of broken) expect(await unseal(one)).toBeUndefined();
  runInMemory();
  expect(await unseal(sealed)).toBeUndefined();
  await seal('somebody else');
  expect(await unseal(sealed)).toBeUndefined();
});
