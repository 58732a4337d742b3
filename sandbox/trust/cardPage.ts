import { formatMoney } from '#domain/money/formatMoney.ts';
import { money } from '#domain/money/money.ts';
import { type Html, html } from '../web/html.ts';
import { type Language, localeOf } from '../web/language.ts';
import type { CardPayment } from './cardPayment.ts';
import { cardTexts } from './cardTexts.ts';
import {
  type CardEntry,
  type CheckedCard,
  maskedNumber,
  securityCodeLength,
  type TestCard,
  testCards,
} from './testCards.ts';

type Problems = NonNullable<CheckedCard['problems']>;

/** What a card page says about a payment, whichever company's page it is. */
type Shown = Pick<CardPayment, 'currency' | 'amountMinor' | 'orderReference' | 'maskedNumber'>;

type CardForm = {
  readonly payment: Shown;
  /** Where the form is posted, with its language. */
  readonly address: string;
  readonly language: Language;
  readonly entry: CardEntry;
  readonly problems: Problems;
  readonly stored: readonly TestCard[];
  /** The page around says what is paid and to whom. */
  readonly isFramed?: boolean;
};

export const emptyEntry: CardEntry = { number: '', expiry: '', securityCode: '' };

/** What "choose a test card" fills in. */
export const entryOf = (card: TestCard): CardEntry => ({
  number: card.number.replace(/(\d{4})(?=\d)/g, '$1 '),
  expiry: '12/39',
  securityCode: '1234'.slice(0, securityCodeLength(card)),
});

export function cardBody({ payment, address, language, entry, problems, stored, isFramed }: CardForm): Html {
  const words = cardTexts[language];
  const wrong = Object.keys(problems);
  const shared = { problems, language, firstWrong: wrong[0] };
  return html`<h1${isFramed && html` class="visually-hidden"`}>${words.title}</h1>
${wrong.length > 0 && html`<p class="problem" role="alert">${words.problemTitle}</p>`}
${!isFramed && summary(payment, language)}
${stored.length > 0 && storedCards({ stored, words, address })}
<form method="post" action="${address}" class="card" novalidate>
${stored.length > 0 && html`<h2>${words.newCard}</h2>`}
${field({ ...shared, name: 'number', label: words.number, value: entry.number })}
<div class="pair">${field({ ...shared, name: 'expiry', label: words.expiry, value: entry.expiry, hint: words.expiryHint })}
${field({ ...shared, name: 'securityCode', label: words.securityCode, value: entry.securityCode, hint: words.securityCodeHint })}</div>
<div class="actions">
<button type="submit" name="decision" value="approve" class="primary">${words.approve}</button>
<button type="submit" name="decision" value="decline">${words.decline}</button>
<button type="submit" name="decision" value="cancel">${words.cancel}</button>
</div>
</form>
<section aria-labelledby="test-cards"><h2 id="test-cards">${words.testCards}</h2>
<p>${words.testCardsLead}</p>
<ul class="tests">${testCards.map(
    (card) =>
      html`<li><a href="${address}&card=${card.name}"><span>${entryOf(card).number}</span> ${words.cards[card.name] ?? card.name}</a></li>`,
  )}</ul>
</section>`;
}

type StoredCards = Pick<CardForm, 'stored'> & {
  readonly words: (typeof cardTexts)[Language];
  readonly address: string;
};

/** One press each: the number and the code are with the card company already. */
const storedCards = ({
  stored,
  words,
  address,
}: StoredCards): Html => html`<form method="post" action="${address}" class="card">
<h2>${words.storedCards}</h2>
<div class="actions">${stored.map(
  (card) =>
    html`<button type="submit" name="stored" value="${card.name}">${card.scheme} ${maskedNumber(card)}</button>`,
)}</div>
</form>`;

type Field = Pick<CardForm, 'problems' | 'language'> & {
  readonly name: keyof CardEntry;
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly firstWrong: string | undefined;
};

function field({ name, label, value, hint, problems, language, firstWrong }: Field): Html {
  const problem = problems[name];
  const described = [hint === undefined ? '' : `${name}-hint`, problem ? `${name}-problem` : ''].join(' ').trim();
  return html`<p><label for="${name}">${label}</label>
${hint !== undefined && html`<span class="hint" id="${name}-hint">${hint}</span>`}
<input id="${name}" name="${name}" value="${value}" inputmode="${name === 'expiry' ? 'text' : 'numeric'}" autocomplete="off" maxlength="24"
${described !== '' && html` aria-describedby="${described}"`}${problem && html` aria-invalid="true"`}${firstWrong === name && html` autofocus`}>
${problem && html`<span class="field-problem" id="${name}-problem">${cardTexts[language].problems[problem]}</span>`}</p>
`;
}

type StepUp = Pick<CardForm, 'payment' | 'address' | 'language'>;

export function stepUpBody({ payment, address, language }: StepUp): Html {
  const words = cardTexts[language];
  return html`<h1>${words.stepUp}</h1>
<p class="lead">${words.stepUpLead}</p>
${summary(payment, language)}
<form method="post" action="${address}" class="actions">
<button type="submit" name="decision" value="approve" class="primary">${words.approve}</button>
<button type="submit" name="decision" value="decline">${words.decline}</button>
</form>`;
}

function summary(payment: Shown, language: Language): Html {
  const words = cardTexts[language];
  const amount = formatMoney(money(payment.currency, payment.amountMinor), localeOf(language));
  return html`<div class="card"><p class="amount">${amount}</p>
<dl><dt>${words.to}</dt><dd>Sawa</dd><dt>${words.order}</dt><dd>${payment.orderReference}</dd>
${payment.maskedNumber !== undefined && html`<dt>${words.number}</dt><dd>${payment.maskedNumber}</dd>`}</dl></div>`;
}

export function overBody(language: Language, back: string | undefined): Html {
  const words = cardTexts[language];
  return html`<h1>${words.over}</h1><p class="lead">${words.overLead}</p>
${back !== undefined && html`<p><a class="button" href="${back}">${words.back}</a></p>`}`;
}
