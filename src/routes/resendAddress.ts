import type { Transfer } from '#contract/transfer.ts';
import { isPayInCountry, isPayoutCountry } from '#domain/reference/countryCodes.ts';
import { moneyOf } from '#src/ui/screens/send-money/transferSum.ts';
import { paths } from './paths.ts';
import { quoteAddress } from './quoteAddress.ts';

/** A new quote with the amount that was asked for, the same way and recipient; the old transfer is left alone (D-87). */
export function resendAddress(transfer: Transfer): string {
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
    transfer.recipientId,
  );
}
