import { createTransport } from 'nodemailer';
import type { Language } from '#contract/protocol/language.ts';
import { basicAuth } from '../outbound/basicAuth.ts';
import type { SendRequest } from '../outbound/request.ts';
import type { Credentials } from '../settings/credentials.ts';
import type { Channel } from './message.ts';
import type { RenderedMessage } from './renderMessage.ts';

export type Addressed = RenderedMessage & {
  /** The same when it is sent again: whoever delivers it can tell, and so can mail programs. */
  readonly id: string;
  readonly channel: Channel;
  readonly to: string;
  readonly language: Language;
};

/** Hands a message over for delivery; throws when it was not taken, and is then tried again. */
export type Transport = (message: Addressed) => Promise<void>;

/** Milliseconds a gateway may take, and a mail server to say something, before the message is tried again later. */
const timeoutMs = 8_000;

/** E-mail into the sandbox's mailbox. */
export const gatewayTransport =
  ({ send, mailbox }: { send: SendRequest; mailbox: NonNullable<Credentials['mailbox']> }): Transport =>
  async ({ id, channel, to, subject, text, html, language }) => {
    const answer = await send({
      url: `${mailbox.url}/messages`,
      method: 'POST',
      headers: {
        authorization: `Bearer ${mailbox.apiKey}`,
        'content-type': 'application/json',
        'idempotency-key': id,
      },
      body: JSON.stringify({ channel, to, subject, text, html, language }),
      timeoutMs,
    });
    if (!answer.ok) throw new Error(`The message gateway was ${answer.refusal}`);
    if (answer.value.status >= 300) throw new Error(`The message gateway answered ${answer.value.status}`);
  };

/** Text messages by Twilio's Messages resource. Its refusals name the number, so only their own number is passed on. */
export const smsTransport =
  ({ send, sms }: { send: SendRequest; sms: NonNullable<Credentials['sms']> }): Transport =>
  async ({ to, text }) => {
    const answer = await send({
      url: `${sms.apiUrl}/2010-04-01/Accounts/${sms.accountSid}/Messages.json`,
      method: 'POST',
      headers: {
        authorization: basicAuth(sms.accountSid, sms.authToken),
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ To: to, From: sms.from, Body: text }).toString(),
      timeoutMs,
    });
    if (!answer.ok) throw new Error(`The SMS gateway was ${answer.refusal}`);
    if (answer.value.status !== 201) throw new Error(`The SMS gateway answered ${answer.value.status}`);
  };

type MailServer = { readonly smtpUrl: string; readonly from: string; readonly giveUpMs?: number };

/** E-mail by an SMTP server. What the server says about a refused address names it, so only its number is passed on. */
export function smtpTransport({ smtpUrl, from, giveUpMs = timeoutMs }: MailServer): Transport {
  const waits = { connectionTimeout: giveUpMs, greetingTimeout: giveUpMs, socketTimeout: giveUpMs };
  const mailer = createTransport({ url: smtpUrl, ...waits }, { from: { name: 'Sawa', address: from } });
  return async ({ id, to, subject, text, html }) => {
    const address = { name: '', address: to };
    const messageId = `<${id}@${from.split('@')[1]}>`;
    const mail = { messageId, to: address, subject, text, html, disableFileAccess: true, disableUrlAccess: true };
    await mailer.sendMail(mail).catch((failure: { responseCode?: number; code?: string }) => {
      throw new Error(`The mail server answered ${failure.responseCode ?? failure.code ?? 'nothing'}`);
    });
  };
}
