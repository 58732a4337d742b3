import type { i18n } from 'i18next';
import { failureSentences } from '#contract/protocol/failureSentences.ts';
import { withMarks } from '#contract/protocol/frenchMarks.ts';
import type { Language } from '#contract/protocol/language.ts';
import type { Site } from '#contract/site/siteDescription.ts';
import { operator } from '#domain/operator.ts';
import { type PayoutMethod, payoutMethods } from '#domain/reference/payoutMethods.ts';
import { languageOf } from '#src/locales/locale.ts';
import { deliveryText } from '#src/ui/formats/useDeliveryText.ts';

/** Why a price may not be told: the codes the server may answer the form with. */
const refusals = [
  'amountInvalid',
  'amountBelowMinimum',
  'amountAboveMaximum',
  'currencyPairNotOffered',
  'methodUnavailable',
  'rateUnavailable',
  'pairDown',
  'tooManyRequests',
  'unexpected',
] as const;

/** The words of the price page that depend on what is asked, so that the server need not know them. */
export function priceWords({ t, language }: i18n): Site['priceWords'][Language] {
  const reader = languageOf({ language });
  const perMethod = (word: (method: PayoutMethod) => string) =>
    Object.fromEntries(payoutMethods.map((method) => [method, word(method)])) as Record<PayoutMethod, string>;
  const sentence = (code: (typeof refusals)[number]) => withMarks[reader](failureSentences[reader][code]);
  return {
    methods: perMethod((method) => t(`methods.${method}`)),
    deliveries: perMethod((method) => deliveryText(t, method)),
    smaller: t('landingMore.smaller', { shown: gap('shown'), sent: gap('sent'), currency: gap('currency') }),
    charges: { some: t('written.price.charge.some', { charge: gap('charge') }), none: t('written.price.charge.none') },
    services: {
      ours: operator.name,
      other: t('landingMore.comparison.other', { letter: gap('letter') }),
      most: t('landingMore.comparison.most'),
      less: t('landingMore.comparison.less', { amount: gap('amount') }),
      source: t('landingMore.comparison.source', { source: gap('source'), time: gap('time') }),
      ourSource: t('landingMore.comparison.ourSource', { time: gap('time') }),
    },
    typed: {
      negative: t('controls.amount.negative'),
      tooManyDecimals: t('controls.amount.tooManyDecimals', { currency: gap('currency') }),
      wholeOnly: t('controls.amount.wholeOnly', { currency: gap('currency') }),
      tooLong: t('controls.amount.tooLong', { characters: gap('characters'), largest: gap('largest') }),
    },
    refusals: Object.fromEntries(refusals.map((code) => [code, sentence(code)])),
  };
}

/** Left for the server to fill, as in the sentences of refusals. */
const gap = (name: string) => `{{${name}}}`;
