import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../sandbox.ts';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await startSandbox({ port: 0, delayMs: 10 });
});
afterEach(() => sandbox.stop());

const code = { channel: 'email', to: 'Ada@Example.com', subject: 'Your code', text: 'Enter 482913.', language: 'en' };

const send = (message: object, key = sandbox.credentials.mailbox.apiKey) =>
  fetch(`${sandbox.credentials.mailbox.url}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
const read = async (to: string) =>
  (await fetch(`${sandbox.url}/mailbox.json?to=${to}`)).json() as Promise<{ messages: { text: string }[] }>;
const page = async (path: string) => (await fetch(sandbox.url + path)).text();

describe('mailbox', () => {
  test('keeps what it was sent, newest first, for the address asked', async () => {
    expect((await send(code)).status).toBe(202);
    await send({ ...code, text: 'Enter 555555.' });
    await send({ ...code, to: 'other@example.com' });
    const { messages } = await read('ada@example.com');
    expect(messages.map(({ text }) => text)).toEqual(['Enter 555555.', 'Enter 482913.']);
  });

  test('finds a phone number however its plus sign was written', async () => {
    await send({ ...code, channel: 'sms', to: '+237671234567' });
    expect((await read('+237671234567')).messages).toHaveLength(1);
    expect((await read('%2B237%20671%20234%20567')).messages).toHaveLength(1);
  });

  test.each([
    ['without the right key', code, 'wrong', 401],
    ['without a text', { ...code, text: undefined }, undefined, 400],
    ['on an unknown channel', { ...code, channel: 'fax' }, undefined, 400],
  ])('refuses a message %s', async (_case, message, key, status) => {
    expect((await send(message, key)).status).toBe(status);
    expect((await read('')).messages).toEqual([]);
  });

  test('shows the code, makes links of addresses and runs nothing it was sent', async () => {
    await send({ ...code, text: 'Enter 482913 at https://example.com/a?b=1. <script>alert(1)</script>' });
    const shown = await page('/mailbox?lang=en');
    expect(shown).toContain('data-copy="482913"');
    expect(shown).toContain('<a href="https://example.com/a?b=1" rel="noreferrer">');
    expect(shown).not.toContain('<script>alert');
  });

  test('shows the ten newest at once, and the older ones when they are asked for', async () => {
    for (let number = 100_001; number <= 100_012; number += 1) await send({ ...code, text: `Enter ${number}.` });
    const [newest = '', older = ''] = (await page('/mailbox?lang=en')).split('<summary>2 older messages</summary>');
    expect([...newest.matchAll(/data-copy="(\d+)"/g)].map(([, sent]) => sent)).toHaveLength(10);
    expect([...older.matchAll(/data-copy="(\d+)"/g)].map(([, sent]) => sent)).toEqual(['100002', '100001']);
    expect(await page('/mailbox?lang=fr')).toContain('2 messages plus anciens');
  });

  test('an empty inbox says what will arrive, in both languages', async () => {
    expect(await page('/mailbox?lang=en')).toContain('No messages yet');
    expect(await page('/mailbox?lang=fr')).toContain('Aucun message');
  });

  test('hands the page only what came after the newest it shows', async () => {
    await send(code);
    const newest = /data-id="([^"]+)"/.exec(await page('/mailbox'))?.[1];
    expect(await page(`/mailbox/newer?after=${newest}`)).toBe('');
    await send({ ...code, text: 'Enter 700700.' });
    const newer = await page(`/mailbox/newer?after=${newest}`);
    expect(newer).toContain('700700');
    expect(newer).not.toContain('482913');
  });
});
