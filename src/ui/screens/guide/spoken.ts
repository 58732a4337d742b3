import type { TFunction } from 'i18next';
import { amountDue } from '#contract/transfer/transferSum.ts';
import { add } from '#domain/money/money.ts';
import type { Entry } from '#src/dialogue/thread.ts';
import type { PartId } from '#src/dialogue/words.ts';
import type { Say } from './say.ts';

type Voice = { readonly say: Say; readonly t: TFunction };

/** A turn in words: cards as sentences (R12). Empty where there is nothing to read out. */
export function spokenEntry(entry: Entry, { say, t }: Voice): string {
  switch (entry.kind) {
    case 'asked':
      return say.prompt(entry.part, entry.facts);
    case 'answered':
      return say.answered(entry.part, entry.words);
    case 'typed':
      return entry.text;
    case 'told':
    case 'warned':
    case 'lead':
      return say.say(entry.words);
    case 'changing': {
      const written = (parts: readonly PartId[]) =>
        parts.map((part) => t('guide.changed.answer', { name: say.partName(part) })).join(', ');
      const about = { count: entry.parts.length, names: written(entry.parts), others: written(entry.again) };
      return about.others ? t('guide.changed.with', about) : t('guide.changed.only', about);
    }
    case 'priced': {
      const { youSend: send, theyGet: get } = entry.sum;
      const price = say.say({ key: 'guide.cards.price', facts: { send, get, total: amountDue(entry.sum) } });
      const { operatorFee, transferFee, promoDiscount } = entry.sum;
      const fee = add(operatorFee, transferFee);
      const cost = entry.cost ? say.cost(entry.cost, entry.sum) : '';
      const ofThat = fee.minor > 0 ? say.say({ key: 'guide.cards.fee', facts: { total: fee } }) : '';
      const off = promoDiscount.minor > 0 ? say.say({ key: 'guide.cards.promo', facts: { total: promoDiscount } }) : '';
      return [price, off, cost || ofThat].filter(Boolean).join(' ');
    }
    case 'support':
      return t('common.labelled', {
        label: t(entry.by === 'support' ? 'guide.support.name' : 'guide.support.you'),
        value: entry.text,
      });
    case 'reminder':
      return t('guide.reminder.offer');
    case 'receipt':
      return '';
  }
}

export type Speaker = 'guide' | 'sender' | 'support';

/** Who says it: one of our people is not the guide. */
export function speakerOf(entry: Entry): Speaker {
  if (entry.kind === 'support') return entry.by;
  return entry.kind === 'answered' || entry.kind === 'typed' ? 'sender' : 'guide';
}

/** What is read out; the sender's own words are not told back to them. */
export const isReadOut = (entry: Entry): boolean => speakerOf(entry) !== 'sender';
