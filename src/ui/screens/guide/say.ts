import type { i18n, TFunction } from 'i18next';
import type { TransferSum } from '#domain/quote/transferSum.ts';
import type { WholeCost } from '#domain/quote/wholeCost.ts';
import type { Facts, PartId, Said, Words } from '#src/dialogue/words.ts';
import { failureText } from '#src/locales/failureText.ts';
import { fieldProblemText } from '#src/locales/fieldProblemText.ts';
import { dayInWords } from '../../formats/dayInWords.ts';
import { deedText } from '../../formats/useDeedText.ts';
import { deliveryText } from '../../formats/useDeliveryText.ts';
import type { Formats } from '../../formats/useFormats.ts';
import { withinText } from '../quote/useDeliveryFigures.ts';

export type Reader = {
  readonly words: { readonly t: TFunction; readonly i18n: i18n };
  readonly formats: Formats;
  /** By the names in the sender's book. */
  readonly nameOf: (recipientId: string | undefined) => string | undefined;
};

export type Say = ReturnType<typeof sayTo>;

/** Writes what is said in the reader's language, on a page or in a terminal. */
export function sayTo({ words, formats, nameOf }: Reader) {
  const { t, i18n } = words;
  const params = (facts: Facts = {}) => ({
    ...(facts.country && { country: formats.country(facts.country) }),
    ...(facts.method && { method: t(`methods.${facts.method}`) }),
    ...(facts.send && { send: formats.money(facts.send) }),
    ...(facts.get && { get: formats.money(facts.get), received: formats.money(facts.get) }),
    ...(facts.total && { total: formats.money(facts.total) }),
    ...(facts.before && { before: formats.money(facts.before) }),
    ...(facts.moment !== undefined && {
      moment: formats.moment(facts.moment),
      deadline: formats.moment(facts.moment),
    }),
    ...(facts.day && { day: dayInWords(facts.day, formats.locale) }),
    ...(facts.bank && { bank: facts.bank }),
    ...(facts.code && { code: facts.code }),
    ...(facts.count !== undefined && { count: facts.count }),
    ...(facts.example && { example: say(facts.example) }),
    ...(facts.options && { options: facts.options.map(say).join(', ') }),
    ...(facts.said && { said: facts.said.map(inSentence).join(', ') }),
    ...(facts.parts && { parts: formats.list(facts.parts.map(partName)) }),
    ...(facts.progress && {
      part: facts.progress.part,
      of: facts.progress.of,
      count: facts.progress.minutes,
    }),
    deed: facts.deed ? deedText(facts.deed, t, formats) : '…',
    name: facts.name ?? nameOf(facts.recipientId) ?? '…',
  });
  function say(said: Words): string {
    if ('text' in said) return said.text;
    if ('day' in said) return dayText(said.day);
    if ('account' in said) return said.account;
    if ('inWords' in said) return dayInWords(said.inWords, formats.locale);
    if ('month' in said) return formats.month(said.month);
    if ('label' in said) return said.label;
    if ('money' in said) return formats.money(said.money);
    if ('country' in said) return formats.country(said.country);
    if ('recipientId' in said) return nameOf(said.recipientId) ?? '…';
    if ('arrivesBy' in said) return t('guide.told.howLong', { duration: deliveryText(t, said.arrivesBy) });
    if ('nineOfTen' in said) {
      const { withinMinutes, promised, month } = said.nineOfTen;
      return t('guide.told.nineOfTen', {
        duration: withinText(t, withinMinutes),
        promised: formats.count(promised),
        month: formats.month(month),
      });
    }
    if ('secret' in said) return t('guide.answers.secret');
    if ('failure' in said) return failureText(words, said.failure);
    if ('problem' in said) return fieldProblemText({ t, i18n }, said.problem, problemFacts(said.facts));
    return String(t(said.key, params(said.facts)));
  }
  /** A country by its code, as the reader calls it. */
  const problemFacts = ({ country, ...facts }: Readonly<Record<string, string>> = {}) => ({
    ...facts,
    ...(country && { country: formats.country(country) }),
  });
  const partName = (part: PartId) => t(`guide.ask.${part}.name`);
  /** "To Cameroon", "by mobile money": an answer as a part of a sentence. */
  function inSentence({ part, words: answer }: Said): string {
    const written = part === 'method' || part === 'amount' ? withSmallLetter(say(answer)) : say(answer);
    if (part === 'destination' || part === 'method' || part === 'amount' || part === 'recipient' || part === 'reason') {
      return t(`guide.recap.parts.${part}`, { answer: written });
    }
    return t('guide.recap.parts.other', { part: partName(part), answer: written });
  }
  return {
    say,
    /** The same for the ear, where figures on the page would be run together. */
    aloud: (said: Words): string => {
      if ('day' in said) return dayInWords(said.day, formats.locale);
      return 'account' in said ? digitByDigit(said.account) : say(said);
    },
    nameOf,
    /** The fee and the part inside the rate, in one sentence (D-11). */
    cost: ({ whole, markUp, markUpBasisPoints }: WholeCost, { operatorFee }: Pick<TransferSum, 'operatorFee'>) =>
      t(costKey({ isFree: operatorFee.minor === 0, isAtMarket: markUpBasisPoints === 0 }), {
        whole: formats.money(whole),
        fee: formats.money(operatorFee),
        markUp: formats.money(markUp),
        share: formats.percent(markUpBasisPoints),
      }),
    prompt: (part: PartId, facts?: Facts) => t(`guide.ask.${part}.prompt`, params(facts)),
    partName,
    answered: (part: PartId, answer: Words) => t('common.labelled', { label: partName(part), value: say(answer) }),
  };
}

/** What costs nothing is not named in figures. */
function costKey({ isFree, isAtMarket }: { readonly isFree: boolean; readonly isAtMarket: boolean }) {
  if (isFree) return isAtMarket ? 'guide.cards.costNothing' : 'guide.cards.costInRate';
  return isAtMarket ? 'guide.cards.costInFee' : 'guide.cards.cost';
}

const withSmallLetter = (sentence: string): string => sentence.slice(0, 1).toLocaleLowerCase() + sentence.slice(1);

/** An ISO 8601 day as every day reads (REF-15). */
const dayText = (day: string): string => day.split('-').reverse().join('-');

/** Groups stay apart: a screen reader would make hundreds of millions of them. */
const digitByDigit = (account: string): string =>
  account
    .trim()
    .split(/\s+/)
    .map((group) => [...group].join(' '))
    .join(', ');
