import net from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { startSandbox } from '#sandbox/sandbox.ts';
import { requestSender } from '../outbound/request.ts';
import { gatewayTransport, smsTransport, smtpTransport } from './transports.ts';

const servers: net.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A mail server that takes one message at a time, or refuses its recipient with the answer given. */
async function mailServer(refusal?: string) {
  const received: string[] = [];
  const server = net.createServer((socket) => {
    let inData = false;
    let data = '';
    socket.on('error', () => undefined);
    socket.write('220 mail\r\n');
    socket.on('data', (chunk) => {
      data += chunk.toString();
      for (let end = data.indexOf('\r\n'); end >= 0; end = data.indexOf('\r\n')) {
        const line = data.slice(0, end);
        data = data.slice(end + 2);
        if (inData && line !== '.') received.push(line);
        else socket.write(answerTo(line));
        if (line === 'DATA') inData = true;
        if (line === '.') inData = false;
      }
    });
  });
  const answerTo = (line: string) => {
    if (line.startsWith('EHLO')) return '250 mail\r\n';
    if (line === 'DATA') return '354 go\r\n';
    return line.startsWith('RCPT') && refusal ? `${refusal}\r\n` : '250 ok\r\n';
  };
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as net.AddressInfo;
  return { received, send: smtpTransport({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'no-reply@sawa.example' }) };
}

const message = {
  id: '0197a000-0000-7000-8000-0000000000b1',
  channel: 'email',
  to: 'esi@example.com',
  subject: 'Your code',
  text: 'Enter 048213.',
  language: 'en',
} as const;

describe('mail by SMTP', () => {
  test('sent twice is one message under one number (issue 16, 9)', async () => {
    const { received, send } = await mailServer();
    await send(message);
    await send(message);
    const numbers = received.filter((line) => /^Message-ID:/i.test(line));
    expect(numbers).toEqual(Array(2).fill(`Message-ID: <${message.id}@sawa.example>`));
  });

  test('reaches its recipient, as text and as HTML', async () => {
    const { received, send } = await mailServer();
    await send({ ...message, html: '<p>Enter 048213.</p>' });
    const mail = received.join('\n');
    expect(mail).toContain('From: Sawa <no-reply@sawa.example>');
    expect(mail).toContain('To: esi@example.com');
    expect(mail).toMatch(/text\/plain[\s\S]*Enter 048213\.[\s\S]*text\/html[\s\S]*<p>Enter 048213\.<\/p>/);
  });

  test('a line break in a subject or an address makes no header (ASVS 1.3.11)', async () => {
    const { received, send } = await mailServer();
    await send({ ...message, subject: 'Hello\r\nBcc: all@example.com', to: 'esi@example.com' });
    expect(received.filter((line) => /^bcc:/i.test(line))).toEqual([]);
  });

  test('refused, it fails without naming the address, since failures are logged', async () => {
    const { send } = await mailServer('550 5.1.1 <esi@example.com> unknown');
    const failure = await send(message).catch((cause: unknown) => cause);
    expect(failure).toEqual(new Error('The mail server answered 550'));
    expect(String(failure instanceof Error && failure.stack)).not.toContain('esi@');
  });

  test('to a server that says nothing is given up, to be tried again (ASVS 13.1.3)', async () => {
    const silent = net.createServer((socket) => socket.on('error', () => undefined));
    servers.push(silent);
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    const { port } = silent.address() as net.AddressInfo;
    const send = smtpTransport({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'no-reply@sawa.example', giveUpMs: 50 });
    await expect(send(message)).rejects.toThrow('The mail server answered ETIMEDOUT');
  });
});

test('a gateway that is down or refuses makes the message wait for another try', async () => {
  const mailbox = { url: 'http://127.0.0.1:1/mailbox', apiKey: 'key' };
  const send = gatewayTransport({ send: requestSender(['http://127.0.0.1:1']), mailbox });
  await expect(send(message)).rejects.toThrow('The message gateway was unreachable');
});

describe('text messages by Twilio', () => {
  test('arrive at the number, and a refusal is told without naming it', async () => {
    const sandbox = await startSandbox({ port: 0, delayMs: 10 });
    const { sms } = sandbox.credentials;
    const send = smsTransport({ send: requestSender([sandbox.url]), sms });
    await send({ ...message, channel: 'sms', to: '+237671234567', text: 'Your code is 048213.' });
    const kept = await fetch(`${sandbox.url}/mailbox.json?to=%2B237671234567`);
    expect(await kept.json()).toMatchObject({ messages: [{ channel: 'sms', text: 'Your code is 048213.' }] });

    await expect(send({ ...message, to: '0671' })).rejects.toThrow(new Error('The SMS gateway answered 400'));
    const stranger = smsTransport({ send: requestSender([sandbox.url]), sms: { ...sms, authToken: 'wrong' } });
    await expect(stranger({ ...message, to: '+237671234567' })).rejects.toThrow('answered 401');
    await sandbox.stop();
  });
});
