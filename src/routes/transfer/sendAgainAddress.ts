import type { Transfer } from '#contract/transfer/transfer.ts';
import { moneyOf } from '#contract/transfer/transferSum.ts';
import { isPayInCountry, isPayoutCountry } from '#domain/reference/countryCodes.ts';
import { transferReasons } from '#domain/reference/transferReasons.ts';
import { paths } from '#src/app/address/paths.ts';
import { quoteAddress } from '../quote/quoteAddress.ts';

/**
 * A new quote with the amount that was asked for, the same way and reason, and the recipient unless they were taken out
 * of the book; the old transfer is left alone (D-87). Of what was sent in a small part first, the rest is asked for.
 */
export function sendAgainAddress(transfer: Transfer, what?: 'rest'): string {
  const { originCountryCode, destinationCountryCode } = transfer;
  if (!isPayInCountry(originCountryCode) || !isPayoutCountry(destinationCountryCode)) return paths.getQuote;
  const rest = what && transfer.rest !== undefined ? moneyOf(transfer.rest, transfer.originCurrency) : undefined;
  return quoteAddress(
    {
      transferMethod: transfer.transferMethod,
      toSend: { countryCode: originCountryCode },
      toReceive: { countryCode: destinationCountryCode },
      typed: rest ? 'payin' : transfer.fixedSide,
      payinActualValue: rest ?? moneyOf(transfer.originAmount, transfer.originCurrency),
      payoutActualValue: moneyOf(transfer.destinationAmount, transfer.destinationCurrency),
    },
    { recipient: recipientOf(transfer), reason: reasonOf(transfer), ...(rest && { restOf: transfer.id }) },
  );
}

const recipientOf = ({ recipient }: Transfer) => (recipient.status === 'ACTIVE' ? recipient.id : undefined);

/** A transfer tells its reason in the words of the list. */
const reasonOf = ({ meta }: Transfer) => transferReasons.find(({ reason }) => reason === meta.transferReason)?.id;
