import { money, parseMoney } from '../money/money.ts';
import { currencyOf } from '../reference/countries.ts';
import { isPayInCountry, isPayoutCountry } from '../reference/countryCodes.ts';
import { methodAfterCountryChange } from '../reference/deliveryMatrix.ts';
import { payoutMethodOf } from '../reference/payoutMethods.ts';
import { chooseDestination, choosePayIn, enterReceive, enterSend, startDraft, type TransferDraft } from './draft.ts';
import { sendingCountries } from './sendingCountries.ts';

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

/** Minor units in the box before anybody types: a price is there to be seen at once. */
const exampleMinor = 10_000;

export const withExample = (draft: TransferDraft): TransferDraft =>
  draft.payinActualValue || draft.payoutActualValue
    ? draft
    : enterSend(draft, money(draft.payinCurrency, exampleMinor));
