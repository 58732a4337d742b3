import type { TFunction } from 'i18next';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { sumOfTransfer } from '#contract/transfer/transferSum.ts';
import { add } from '#domain/money/money.ts';
import { recipientNumber } from '../../formats/recipientText.ts';
import { transferText } from '../../formats/transferText.ts';
import { deliveryText } from '../../formats/useDeliveryText.ts';
import type { Formats } from '../../formats/useFormats.ts';

type Voice = { readonly t: TFunction; readonly formats: Formats };

/** The same before it is paid, with when it arrives. */
export function unpaidInWords(transfer: Transfer, voice: Voice): string {
  const { t } = voice;
  const duration = deliveryText(t, transfer.transferMethod);
  const arrives = `${t('price.delivery.arrives', { duration })} ${t('price.delivery.afterPayment')}`;
  return `${transferInWords(transfer, voice)} ${arrives}`;
}

/**
 * A whole transfer for who listens: the sum, the person, where it is brought, the country, what arrives, the rate, fee
 * and total, and the reference, in sentences. What the way of paying adds is in the total.
 */
export function transferInWords(transfer: Transfer, { t, formats }: Voice): string {
  const { recipientName: name, sent, received, total, reference } = transferText(transfer, formats);
  const { operatorFee, transferFee, exchangeRate } = sumOfTransfer(transfer);
  return t('transfer.inWords', {
    ...{ name, sent, received, total, reference },
    place: recipientNumber(transfer.recipient, t).replaceAll(' · ', ', '),
    country: formats.country(transfer.destinationCountryCode),
    rate: formats.rate(exchangeRate),
    fee: formats.money(add(operatorFee, transferFee)),
  });
}
