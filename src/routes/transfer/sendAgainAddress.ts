import type { Transfer } from '#contract/transfer/transfer.ts';
import { moneyOf } from '#contract/transfer/transferSum.ts';
import { isPayInCountry, isPayoutCountry } from '#domain/reference/countryCodes.ts';
import { transferReasons } from '#domain/reference/transferReasons.ts';
import { paths } from '#src/app/address/paths.ts';
import { quoteAddress } from '../quote/quoteAddress.ts';

/**
 * A new quote with the amount that was asked for, the same way and reason, and the recipient unless they were taken out
 * of the book; the old transfer is left alone (D-87).
 */
export function sendAgainAddress(transfer: Transfer): string {
  const { originCountryCode, destinationCountryCode } = transfer;
  if (!isPayInCountry(originCountryCode) || !isPayoutCountry(destinationCountryCode)) return paths.getQuote;
  return quoteAddress(
    {
      transferMethod: transfer.transferMethod,
      toSend: { countryCode: originCountryCode },
      toReceive: { countryCode: destinationCountryCode },
      typed: transfer.fixedSide,
      payinActualValue: moneyOf(transfer.originAmount, transfer.originCurrency),
      payoutActualValue: moneyOf(transfer.destinationAmount, transfer.destinationCurrency),
    },
    { recipient: recipientOf(transfer), reason: reasonOf(transfer) },
  );
}

const recipientOf = ({ recipient }: Transfer) => (recipient.status === 'ACTIVE' ? recipient.id : undefined);

/** A transfer tells its reason in the words of the list. */
const reasonOf = ({ meta }: Transfer) => transferReasons.find(({ reason }) => reason === meta.transferReason)?.id;
