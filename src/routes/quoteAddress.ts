import type { Transfer } from '#contract/transfer.ts';
import { parseMoney, toMajorText } from '#domain/money/money.ts';
import {
  chooseDestination,
  choosePayIn,
  enterReceive,
  enterSend,
  startDraft,
  type TransferDraft,
} from '#domain/quote/draft.ts';
import { sendingCountries } from '#domain/quote/sendingCountries.ts';
import { currencyOf } from '#domain/reference/countries.ts';
import { isPayInCountry, isPayoutCountry } from '#domain/reference/countryCodes.ts';
import { methodAfterCountryChange } from '#domain/reference/deliveryMatrix.ts';
import { payoutMethodNumbers, payoutMethodOf } from '#domain/reference/payoutMethods.ts';
import { moneyOf } from '#src/ui/screens/send-money/transferSum.ts';
import { paths, pathTo } from './paths.ts';

/**
 * The quote page with answers in it: an address survives signing in, a reload and being sent to oneself (D-13, D-87).
 * `method` is the spec's number (QUO-02); one amount is given, the one that was typed.
 */
export const quoteAddress = (draft: Draft, recipientId?: string): string =>
  pathTo(paths.getQuote, { query: asked(draft, recipientId) });

/** The guide with the same answers in it. */
export const guideAddress = (draft: Draft): string => pathTo(paths.guidedSender, { query: asked(draft) });

function asked(draft: Draft, recipientId?: string) {
  const { payinActualValue: send, payoutActualValue: receive } = draft;
  return {
    method: String(payoutMethodNumbers[draft.transferMethod]),
    from: draft.toSend.countryCode,
    to: draft.toReceive.countryCode,
    ...(draft.typed === 'payin' ? { send: send && toMajorText(send) } : { receive: receive && toMajorText(receive) }),
    recipient: recipientId,
  };
}

type Draft = Pick<
  TransferDraft,
  'transferMethod' | 'toSend' | 'toReceive' | 'typed' | 'payinActualValue' | 'payoutActualValue'
>;

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

/** What an address asks to be quoted; whatever it does not say, or says wrongly, is as for anybody. */
export function draftOfAddress(search: string, locationCountry?: string): TransferDraft {
  const query = new URLSearchParams(search);
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  let draft = startDraft(locationCountry);
  if (isPayInCountry(from) && sendingCountries(locationCountry).includes(from)) draft = choosePayIn(draft, from);
  if (isPayoutCountry(to)) draft = chooseDestination(draft, to);
  const method = payoutMethodOf(Number(query.get('method')));
  if (method) {
    draft = { ...draft, transferMethod: methodAfterCountryChange(method, draft.toReceive.countryCode) };
  }
  const send = parseMoney(query.get('send') ?? '', draft.payinCurrency);
  // An amount of another currency than the account's would mean another sum.
  const isOfCurrency = !isPayInCountry(from) || currencyOf(from) === draft.payinCurrency;
  if (send.ok && isOfCurrency) return enterSend(draft, send.value);
  const receive = parseMoney(query.get('receive') ?? '', draft.payoutCurrency);
  return receive.ok ? enterReceive(draft, receive.value) : draft;
}
