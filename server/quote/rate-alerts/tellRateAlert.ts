import { sql, type Transaction } from 'kysely';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { payInHomes } from '#domain/quote/payInHomes.ts';
import { quotePath } from '#domain/quote/rateAlert.ts';
import { currencyOf } from '#domain/reference/countries.ts';
import { isPayInCountry } from '#domain/reference/countryCodes.ts';
import { readUserView } from '../../account/userView.ts';
import type { Schema } from '../../database/schema.ts';
import { amountTo } from '../../messages/amountTo.ts';
import type { Messages } from '../../messages/messages.ts';
import { addNotification } from '../../notification/notificationStore.ts';
import { mostOf, type RateAlertRow, theyGetOf } from './rateAlertStore.ts';

export type TellRateAlert = (transaction: Transaction<Schema>, alert: RateAlertRow, key: string) => Promise<void>;

type Tools = {
  readonly messages: Messages;
  readonly baseUrl: string;
  readonly stopLink: (userId: string) => string;
};

/** Among the notifications, and by e-mail and on devices as its owner chose; `key` names the moment, told once. */
export const rateAlertTeller =
  ({ messages, baseUrl, stopLink }: Tools): TellRateAlert =>
  async (transaction, alert, key) => {
    const { user_id: userId, destination_country: destination, method, by_email, by_push } = alert;
    const { hasEmail, username, profile, settings } = await readUserView(transaction, userId);
    const theyGet = theyGetOf(alert);
    const most = mostOf(alert);
    const home = profile.location_country;
    const isHome = isPayInCountry(home) && currencyOf(home) === alert.origin_currency;
    const recipientName = await nameOf(transaction, alert);
    const path = quotePath({
      ...{ from: isHome ? home : payInHomes[alert.origin_currency], destination, method, theyGet },
      recipientId: recipientName === undefined ? undefined : (alert.recipient_id ?? undefined),
    });
    const type = most ? 'rateAlertMet' : 'sendReminder';
    const facts = { path, received: theyGet, ...(most && { paid: most }), ...(recipientName && { recipientName }) };
    await addNotification(transaction, { key, userId, type, facts, isPushed: by_push });
    if (!by_email || !hasEmail) return;
    const { language, wording } = settings;
    const params = {
      firstName: profile.firstName,
      received: amountTo(formatMoney(theyGet, language), recipientName, language),
      link: `${baseUrl}${path}`,
      stopLink: stopLink(userId),
    };
    const message = { id: key, channel: 'email', to: username, language, wording } as const;
    if (!most) return messages.queue(transaction, { ...message, template: 'sendReminder', params });
    await messages.queue(transaction, {
      ...message,
      template: 'rateAlertMet',
      params: { ...params, most: formatMoney(most, language) },
    });
  };

/** The first name of whom it is for; nothing for nobody, or for somebody taken out of the book since. */
async function nameOf(transaction: Transaction<Schema>, { recipient_id: id }: RateAlertRow) {
  if (id === null) return undefined;
  const found = await sql<{ name: string }>`select first_name as name from recipient
    where id = ${id} and status = 'ACTIVE'`.execute(transaction);
  return found.rows[0]?.name;
}
