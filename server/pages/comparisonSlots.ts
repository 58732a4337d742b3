import { fillSentence } from '#contract/protocol/failureSentences.ts';
import { localeOf } from '#contract/protocol/language.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import type { ComparedPrice } from '../competitors/comparePrice.ts';
import { formatDay } from '../messages/formatDay.ts';
import { fillSlots, type PriceFacts, rateFormat, universalTime, type Wording } from './priceFacts.ts';

/** The one line of the comparison that the build wrote. */
const serviceLine = /<li\b[^>]*\bdata-service=.*?<\/li>/s;

/** Repeats that line for each service, in their order. */
export const fillServices = (html: string, services: readonly ComparedPrice[], wording: Wording): string =>
  html.replace(serviceLine, (line) =>
    services.map((service) => fillSlots(line, serviceFacts(service, wording))).join(''),
  );

function serviceFacts(service: ComparedPrice, { language, words: { services: words } }: Wording): PriceFacts {
  const locale = localeOf[language];
  const { id, source, fee, rate, received, behind, at } = service;
  const time = seenAt(at, locale);
  return {
    whose: source === undefined ? 'ours' : 'others',
    service: source === undefined ? words.ours : fillSentence(words.other, { letter: id }),
    serviceSource:
      source === undefined ? fillSentence(words.ourSource, { time }) : fillSentence(words.source, { source, time }),
    serviceFee: formatMoney(fee, locale),
    serviceRate: rateFormat(locale).format(rate),
    serviceArrives: formatMoney(received, locale),
    serviceBehind: behind.minor === 0 ? words.most : fillSentence(words.less, { amount: formatMoney(behind, locale) }),
  };
}

/** With its day: a page that was kept is read later. */
const seenAt = (at: Date, locale: string): string => `${formatDay(at.getTime() / 1000)}, ${universalTime(at, locale)}`;
