import { z } from 'zod';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import type { FurtherWork, OutboxHandler } from '../jobs/outbox.ts';
import type { Keyring } from '../keys/keyring.ts';
import { sealer } from '../keys/sealedText.ts';
import type { SendRequest } from '../outbound/request.ts';
import type { Credentials } from '../settings/credentials.ts';
import type { Settings } from '../settings/settings.ts';
import { traceparentNow } from '../telemetry/traceContext.ts';
import type { Channel, Message, Template } from './message.ts';
import { renderMessage } from './renderMessage.ts';
import { type SmsCeilings, smsCeiling } from './smsCeiling.ts';
import { gatewayTransport, smsTransport, smtpTransport, type Transport } from './transports.ts';

/** The outbox's name for messages, and for those somebody waits for with a page open. */
const messageKind = 'message';
const codeKind = 'message.code';
const codeTemplates: readonly Template[] = ['accountCode', 'passwordReset', 'newEmailCode', 'phoneCode'];

export type Messages = ReturnType<typeof createMessages>;

type Surroundings = {
  readonly keys: Keyring;
  readonly settings: Pick<Settings, 'baseUrl' | 'smtpUrl'> & { readonly smsCeilings?: SmsCeilings | undefined };
  readonly gateways: Pick<Credentials, 'sms' | 'mailbox'>;
  readonly send: SendRequest;
};

/**
 * `id` names the message once and for all: a second one of the same name is not written.
 * Without `to` nobody gets it, but writing it takes as long, so that time does not tell who has an account.
 */
type Addressed<T extends Template> = Omit<Message<T>, 'to'> & { readonly id: string; readonly to: string | undefined };

/** Written in the transaction of what it tells of, delivered by the outbox. */
export function createMessages({ keys, settings, gateways, send }: Surroundings) {
  const { baseUrl, smtpUrl } = settings;
  const ceiling = smsCeiling(settings.smsCeilings);
  const texts = sealer(keys, 'message-v1');
  const { sms, mailbox } = gateways;
  const helpLink = `${baseUrl}/help`;
  const from = `no-reply@${new URL(baseUrl).hostname}`;
  const transports: Record<Channel, Transport> = {
    email: smtpUrl ? smtpTransport({ smtpUrl, from }) : mailbox ? gatewayTransport({ send, mailbox }) : nowhere,
    sms: sms ? smsTransport({ send, sms }) : nowhere,
  };

  const deliver: OutboxHandler = async (payload, { id }) => {
    const { to, ...message } = queuedMessage.parse(JSON.parse(texts.open(sealedPayload.parse(payload).sealed)));
    if (to === undefined) return;
    const { channel, language } = message;
    await transports[channel]({ ...renderMessage({ ...message, helpLink, id }), id, channel, to, language });
  };

  /** A message as work of the outbox, for whoever writes it down. */
  async function compose<T extends Template>(db: Db, { id, ...message }: Addressed<T>): Promise<FurtherWork> {
    if (message.channel === 'sms' && message.to !== undefined) await ceiling.count(db, message.to);
    const kind = codeTemplates.includes(message.template) ? codeKind : messageKind;
    return { key: `${messageKind}:${id}`, kind, payload: { sealed: texts.seal(JSON.stringify(message)) } };
  }

  return {
    /** Why no code can be sent to a phone number, as it was typed; undefined when one can. */
    smsRefusal: ceiling.refusal,

    compose,

    /** Writes it down now, beside what it tells of. */
    async queue<T extends Template>(db: Db, message: Addressed<T>): Promise<void> {
      const { payload, ...work } = await compose(db, message);
      await db
        .insertInto('outbox')
        .values({ id: newId(), ...work, payload: JSON.stringify(payload), traceparent: traceparentNow() })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute();
    },

    outbox: { [messageKind]: deliver, [codeKind]: deliver },
  };
}

/** Production does not start without both ways; what is queued in tests may wait. */
const nowhere: Transport = () => Promise.reject(new Error('There is no gateway for this channel'));

const sealedPayload = z.object({ sealed: z.string() });

type QueuedMessage = Omit<Message, 'to'> & { readonly to?: string | undefined };

/** Whoever could unseal it is who wrote it, so only its being a message at all is checked. */
const queuedMessage = z.custom<QueuedMessage>((value) => typeof value === 'object' && value !== null);
