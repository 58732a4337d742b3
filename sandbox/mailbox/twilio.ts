import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { basicCredentials } from '../web/basicCredentials.ts';
import { isSameSecret } from '../web/secretText.ts';
import { formOf } from '../web/siteServer.ts';
import type { Mailbox } from './mailbox.ts';

type Gateway = { readonly mailbox: Mailbox; readonly secrets: { accountSid: string; authToken: string } };

/** The longest text Twilio takes, in characters. */
const longestText = 1600;

/** Twilio's Messages resource: what it takes lands in the mailbox. */
export function addTwilio(site: FastifyInstance, { mailbox, secrets }: Gateway): void {
  const path = `/twilio/2010-04-01/Accounts/${secrets.accountSid}/Messages.json`;
  site.post(path, async (request, reply) => {
    if (!isSameSecret(basicCredentials(request), `${secrets.accountSid}:${secrets.authToken}`)) {
      return reply.code(401).send({ code: 20003, message: 'Authenticate', status: 401 });
    }
    const form = formOf(request);
    const [to, from, text] = ['To', 'From', 'Body'].map((name) => form.get(name) ?? '');
    const code = whyNot({ to, from, text });
    if (code || !to || !text) return reply.code(400).send({ code, message: `Error ${code}`, status: 400 });
    await mailbox.receive({ channel: 'sms', to, text });
    const sid = `SM${randomBytes(16).toString('hex')}`;
    return reply.code(201).send({ sid, status: 'queued', to, from, body: text, error_code: null });
  });
}

type Fields = Readonly<Record<'to' | 'from' | 'text', string | undefined>>;

/** Twilio's own number of what is wrong. */
function whyNot({ to, from, text }: Fields): number | undefined {
  if (!/^\+[1-9]\d{6,14}$/.test(to ?? '')) return 21211;
  if (!from) return 21603;
  if (!text) return 21602;
  return text.length > longestText ? 21617 : undefined;
}
