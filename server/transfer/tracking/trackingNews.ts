import { escapeHtml } from '#contract/protocol/escapeHtml.ts';
import { type Language, localeOf } from '#contract/protocol/language.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { fromMajorNumber } from '#domain/money/money.ts';
import { deliveryCountryCodes } from '#domain/reference/countryCodes.ts';
import { pickupPointsOf } from '#domain/reference/pickupPoints.ts';
import { timeZoneOf } from '#domain/reference/timeZones.ts';
import { promisedBy } from '#domain/transfer/deliveryPromise.ts';
import { type RecipientStage, recipientStage, recipientStageSince } from '#domain/transfer/recipientStage.ts';
import type { Followed } from './trackingLinkStore.ts';
import { trackingTexts } from './trackingTexts.ts';

type Told = {
  readonly transfer: Transfer;
  readonly sender: { readonly firstName: string };
  readonly followed: Followed;
};

/** What one page says: first names, two digits, and the amount only where its sender wished it. Typed text is escaped. */
export function trackingNews({ transfer, sender, followed }: Told, language: Language) {
  const words = trackingTexts[language];
  const from = escapeHtml(sender.firstName);
  const to = escapeHtml(transfer.recipient.firstName);
  const source = { ...transfer, state: transfer.meta.state };
  const stage = recipientStage(source);
  const since = recipientStageSince(source);
  const moment = momentsOf(transfer, language);
  const promised = stage === 'onItsWay' ? promisedBy(transfer) : undefined;
  const isLate = promised !== undefined && promised < followed.now;
  const facts = [
    [stage === 'delivered' ? words.howWasGot : words.howGot, placeOf(transfer, language)],
    ...(followed.showsAmount ? [[words.amount, amountOf(transfer, language)]] : []),
    ...(since === undefined ? [] : [[words.since[stage], moment(since)]]),
    ...(promised === undefined || isLate ? [] : [[words.expected, moment(promised)]]),
  ];
  const body = `<p class="lead ${stage}">${isLate ? words.late : words.lead[stage](from)}</p>
${stage === 'notComing' ? '' : stepsOf(stage, language)}
<dl>
${facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('\n')}
</dl>
${stage === 'notComing' || stage === 'delivered' ? '' : `<h2>${words.needTitle}</h2>\n<p>${needOf(transfer, from, language)}</p>`}
<p class="note">${words.until(moment(followed.expiresAt))}</p>`;
  return { title: words.title[stage](from, to), body };
}

const stages = ['preparing', 'onItsWay', 'delivered'] as const satisfies readonly RecipientStage[];

function stepsOf(stage: (typeof stages)[number], language: Language): string {
  const { steps, stepsName, stepDone } = trackingTexts[language];
  const reached = stages.indexOf(stage);
  const lines = stages.map((each, index) => {
    const isDone = index < reached || stage === 'delivered';
    const state = index === reached ? ' aria-current="step"' : '';
    const done = isDone ? ` <span class="hidden">${stepDone}</span>` : '';
    return `<li${state} class="${isDone ? 'done' : index === reached ? 'now' : 'waiting'}">${steps[each]}${done}</li>`;
  });
  return `<ol aria-label="${stepsName}">\n${lines.join('\n')}\n</ol>`;
}

/** As the clock shows it where the money arrives, with the name of that clock. */
function momentsOf({ destinationCountryCode }: Transfer, language: Language): (epochSeconds: number) => string {
  const country = deliveryCountryCodes.find((code) => code === destinationCountryCode);
  const format = new Intl.DateTimeFormat(localeOf[language], {
    ...{ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
    timeZone: country ? timeZoneOf[country] : 'UTC',
  });
  return (epochSeconds) => format.format(epochSeconds * 1000);
}

function amountOf({ destinationAmount, destinationCurrency }: Transfer, language: Language): string {
  const amount = fromMajorNumber(destinationAmount, destinationCurrency);
  return amount.ok ? escapeHtml(formatMoney(amount.value, localeOf[language])) : '';
}

/** Enough to know one's own by, and nothing to anybody else. */
const shownDigits = 2;

function placeOf({ transferMethod, recipient: { profile } }: Transfer, language: Language): string {
  const { place } = trackingTexts[language];
  const number = profile.mobile ?? profile.recipientAccountNumber ?? profile.accountNumber ?? '';
  return place[transferMethod](escapeHtml(number.slice(-shownDigits)));
}

function needOf({ transferMethod, destinationCountryCode, recipient }: Transfer, from: string, language: Language) {
  const { needs, anyCounter } = trackingTexts[language];
  if (transferMethod !== 'cash_pickup') return needs[transferMethod];
  const country = deliveryCountryCodes.find((code) => code === destinationCountryCode);
  const points = country ? pickupPointsOf(country) : [];
  const point = points.find(({ id }) => id === recipient.profile.pickupPoint);
  return needs.cash_pickup(from, point ? escapeHtml(point.name) : anyCounter);
}
