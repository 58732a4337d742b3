import { escapeHtml } from '#contract/protocol/escapeHtml.ts';
import { type Language, localeOf } from '#contract/protocol/language.ts';
import { formatAmount } from '#domain/money/formatMoney.ts';
import { draftOfAddress, withExample } from '#domain/quote/addressedDraft.ts';
import { startDraft } from '#domain/quote/draft.ts';

/**
 * Whether the page as it is written is the one an address asks for, but for the amount that is sent and its currency:
 * another country or way to receive has other words, and the browser draws that page.
 */
export function isWrittenQuote(search: string): boolean {
  const { toReceive, transferMethod, typed } = draftOfAddress(search);
  const written = startDraft();
  return (
    toReceive.countryCode === written.toReceive.countryCode &&
    transferMethod === written.transferMethod &&
    typed === written.typed
  );
}

/** The written page with the amount an address asks for and its currency; the same text where it asks for none. */
export function filledQuote(html: string, search: string, language: Language): string {
  const { payinCurrency, payinActualValue } = withExample(draftOfAddress(search));
  const shown = payinActualValue ? formatAmount(payinActualValue, localeOf[language]) : '';
  const withAmount = changed(html, { from: ' name="payinAmount"', to: '>' }, (box) =>
    changed(box, { from: ' value="', to: '"' }, () => ` value="${escapeHtml(shown)}`),
  );
  return changed(withAmount, { from: ' name="payinCurrency"', to: '</select>' }, (choices) =>
    choices
      .replace(' selected=""', '')
      .replace(`<option value="${payinCurrency}"`, (option) => `${option} selected=""`),
  );
}

type Stretch = { readonly from: string; readonly to: string };

/** The text with a stretch of it changed: from the first such mark to the next of the other, which stays. */
function changed(text: string, { from, to }: Stretch, change: (stretch: string) => string): string {
  const start = text.indexOf(from);
  const end = start < 0 ? -1 : text.indexOf(to, start + from.length);
  return end < 0 ? text : text.slice(0, start) + change(text.slice(start, end)) + text.slice(end);
}
