import { randomUUID } from 'node:crypto';
import type { CompanyTools } from '../companyTools.ts';
import type { Records } from '../storage/journal.ts';
import type { Desk } from '../webhooks/webhook.ts';
import { type CardPayment, chosenFields, isPaid } from './cardPayment.ts';
import { responseSiteSecurity } from './siteSecurity.ts';

/** Fields as Trust answers them, under the merchant's response password or a stranger's. */
export const signedFields = (fields: Readonly<Record<string, string>>, password: string) => ({
  ...fields,
  responsesitesecurity: responseSiteSecurity(fields, password),
});

type Notices = Pick<CompanyTools, 'queue' | 'faults' | 'delayMs'> & {
  readonly payments: Pick<Records<CardPayment>, 'get' | 'put'>;
  readonly siteReference: string;
  readonly responsePassword: string;
};

/** What Trust tells the merchant of a payment, and when. */
export function cardNotices({ queue, faults, delayMs, payments, siteReference, responsePassword }: Notices) {
  /** One notification for every rule that covers the outcome. */
  const announce = (payment: CardPayment, inMs = delayMs) => {
    const { successful, declined, all } = payment.notificationUrls;
    const urls = [isPaid(payment) ? successful : declined, all].filter((url) => url !== undefined);
    const fields = chosenFields({ payment, siteReference, extra: payment.notifyFields });
    return urls.map((url) => {
      const id = `1-${randomUUID()}`;
      const body = JSON.stringify({ ...fields, notificationreference: id });
      const event = `notification.${payment.state}`;
      return queue.schedule({ id, provider: 'trust', subject: payment.id, event, url, body, inMs });
    });
  };

  const desk: Desk = {
    /** Asked again after a restart: what was taken back stays so. */
    async happen({ subject, event }) {
      const payment = payments.get(subject);
      if (!payment) return false;
      const lost: CardPayment = { ...payment, state: 'chargedBack', lostAt: new Date().toISOString() };
      const isLostLater = event === 'notification.approved' && faults.strikes('trust', 'chargeback');
      if (isLostLater) await Promise.all(announce(lost, 20 * delayMs));
      if (event === 'notification.chargedBack' && payment.state === 'approved') await payments.put(lost.id, lost);
      return true;
    },
    letter({ url, body }, signedBy) {
      if (url === undefined) return undefined;
      const fields = signedFields(JSON.parse(body), signedBy === 'company' ? responsePassword : randomUUID());
      const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' };
      return { url, headers, body: new URLSearchParams(fields).toString() };
    },
  };
  return { announce, desk };
}
