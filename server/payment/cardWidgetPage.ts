import { createHash } from 'node:crypto';
import { escapeHtml } from '#contract/protocol/escapeHtml.ts';
import { type Language, localeOf } from '#contract/protocol/language.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import type { DocumentRoute } from '../http/document.ts';
import { standalonePage } from '../http/standalonePage.ts';
import { readOwnTransfer } from '../transfer/lifecycle/transferStore.ts';
import type { AttemptRow } from './attemptStore.ts';
import { cardWidgetStyle } from './cardWidgetStyle.ts';
import { cardWidgetTexts } from './cardWidgetTexts.ts';
import type { NextAction } from './paymentProvider.ts';
import { type PaymentSetting, returnUrl } from './startPayment.ts';

type Widget = Extract<NextAction, { kind: 'widget' }>;

/** Brands in the widget's own names (PAY-08). */
const brands = 'VISA MASTER AMEX';

/**
 * The card widget on a page of its own: its policy lets the card company's site in and nothing of ours be called from
 * it, and no script of ours runs beside it (PAY-06, PAY-08, PAY-09).
 */
export const cardWidgetPage = (setting: PaymentSetting): DocumentRoute => ({
  path: '/axcess-payment',
  async handle({ query, userId, language }) {
    const checkoutId = typeof query.checkoutId === 'string' ? query.checkoutId : '';
    // The spec's own spelling first; both are read (D-81).
    const named = query.transaferId ?? query.transferId;
    // Cards kept for next time may stand on it, so it opens for nobody but the payer (D-03, docs/decisions/065).
    if (!userId) return { kind: 'page', ...visitorPage(language, checkoutId ? wayBack(named) : '/') };
    const attempt = checkoutId ? await setting.attempts.find({ providerRef: checkoutId }, 'axcess') : undefined;
    const transfer = attempt && (await readOwnTransfer(setting, { transferId: attempt.transferId, userId }));
    const next = attempt?.nextAction;
    const isOpen = attempt?.state === 'REDIRECTED' && transfer && next?.kind === 'widget';
    if (!isOpen) return { kind: 'elsewhere', path: wayBack(transfer ? transfer.id : named) };
    return { kind: 'page', ...page({ attempt, next, language, baseUrl: setting.baseUrl }) };
  },
});

/** To where it can be paid, or without a transfer to the dashboard (PAY-11). */
const wayBack = (transferId: unknown): string =>
  typeof transferId === 'string' && /^[\da-f-]{36}$/i.test(transferId)
    ? `/payment-method?transferId=${transferId}`
    : '/dashboard';

type Shown = {
  readonly attempt: AttemptRow;
  readonly next: Widget;
  readonly language: Language;
  readonly baseUrl: string;
};

/** What somebody who is not signed in sees: that there is nothing here for them, and where to go on. */
function visitorPage(language: Language, path: string): { html: string; contentPolicy: string } {
  const words = cardWidgetTexts[language];
  const isKnown = path !== '/';
  const html = documentOf(language, {
    head: '',
    body: `<p class="note">${isKnown ? words.signInFirst : words.nothingHere}</p>
<a href="${escapeHtml(path)}">${isKnown ? words.signIn : words.home}</a>`,
  });
  return { html, contentPolicy: `default-src 'none'; style-src-elem ${hashOf(cardWidgetStyle)}; ${closedPolicy}` };
}

function page({ attempt, next, language, baseUrl }: Shown): { html: string; contentPolicy: string } {
  const words = cardWidgetTexts[language];
  const options = `var wpwlOptions = ${JSON.stringify({ locale: language, style: 'plain' })};`;
  const integrity = next.integrity ? ` integrity="${escapeHtml(next.integrity)}"` : '';
  const html = documentOf(language, {
    head: `<script>${options}</script>
<script src="${escapeHtml(next.url)}"${integrity} crossorigin="anonymous" defer></script>`,
    body: `<p class="sum">${words.amount} <strong>${escapeHtml(formatMoney(attempt.amount, localeOf[language]))}</strong></p>
<p class="note">${words.text}</p>
<p class="note">${words.cards}</p>
<form action="${escapeHtml(returnUrl(baseUrl, { transferId: attempt.transferId, provider: 'axcess' }))}" class="paymentWidgets" data-brands="${brands}"><p>${words.loading}</p></form>
<noscript><p>${words.blocked}</p></noscript>
<a href="${escapeHtml(wayBack(attempt.transferId))}">${words.otherWay}</a>`,
  });
  return { html, contentPolicy: policyFor(new URL(next.url).origin, options) };
}

const documentOf = (language: Language, { head, body }: { readonly head: string; readonly body: string }) =>
  standalonePage({
    language,
    title: `${cardWidgetTexts[language].title} · Sawa`,
    style: cardWidgetStyle,
    head,
    body: `<main>
<p class="brand">Sawa</p>
<h1>${cardWidgetTexts[language].title}</h1>
${body}
</main>`,
  });

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const closedPolicy = "base-uri 'none'; frame-ancestors 'none'";

/** Nothing but the card company's site, and no call to ours: `connect-src` leaves `'self'` out on purpose. */
function policyFor(company: string, inlineScript: string): string {
  return [
    "default-src 'none'",
    `script-src ${company} ${hashOf(inlineScript)}`,
    `style-src-elem ${company} ${hashOf(cardWidgetStyle)}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${company} data:`,
    `font-src ${company}`,
    `connect-src ${company}`,
    `frame-src ${company}`,
    `form-action 'self' ${company}`,
    closedPolicy,
  ].join('; ');
}
