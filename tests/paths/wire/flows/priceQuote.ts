import { listRateSpreads, listServices } from '#contract/protocol/lookup.ts';
import {
  createRateQuote,
  createTransferQuote,
  holdRate,
  readExchange,
  readPromo,
  readSendingLimit,
} from '#contract/quote/quote.ts';
import { priceQuoteFlow } from '#src/routes/transfer/transferFlows.ts';
import { servicesFixture } from '#tests/fixtures/priceFixture.ts';
import { applyPromoPaths } from '../../specs/applyPromo.paths.ts';
import { priceQuotePaths } from '../../specs/priceQuote.paths.ts';
import { childOf, dataOf, refused, told, wireOf } from '../wire.ts';

/** Another way to send, which is read with every other and is nothing to this pair. */
const elsewhere = servicesFixture({ base: 'NOK', countryCode: 'NG' });

const chosenHere = 'The services of all pairs are read at once, and these are chosen from them.';
const ofCurrencies = 'A rate is of two currencies, wherever they are paid out.';

export const priceQuoteWire = wireOf({
  spec: priceQuotePaths,
  flow: priceQuoteFlow,
  answers: {
    fetchServices({ services, isDown }) {
      const [first] = services;
      if (!first) throw new Error('every pair of the spec has services');
      const { originCurrency: base, destinationCurrency: target } = first;
      return new Map([
        told(listServices, [...elsewhere, ...services]),
        told(listRateSpreads, [
          { base, target, downtimeStatus: isDown },
          // Each half of the pair is down with somebody else whenever the pair itself is not.
          { base, target: 'ZAR', downtimeStatus: !isDown },
          { base: 'DKK', target, downtimeStatus: !isDown },
        ]),
        refused(readSendingLimit, 'serviceUnavailable'),
      ]);
    },
    fetchExchange: dataOf(readExchange),
    createRateQuote: (held) => new Map(['id' in held ? told(createRateQuote, held) : told(holdRate, held)]),
    createTransferQuote: dataOf(createTransferQuote),
  },
  ofVisitors: ['createRateQuote: held for a visitor'],
  leftOut: [
    [listServices, { base: chosenHere, target: chosenHere, countryCode: chosenHere }],
    // The services may be on their way already.
    [readSendingLimit, { target: chosenHere, countryCode: chosenHere }],
    [readExchange, { countryCode: ofCurrencies }],
    [createRateQuote, { countryCode: ofCurrencies }],
    [holdRate, { countryCode: ofCurrencies, holdSecret: 'A visitor is promised the rate anew, under another secret.' }],
  ],
});

export const applyPromoWire = wireOf({
  spec: applyPromoPaths,
  flow: childOf(priceQuoteFlow, 'applyPromo'),
  answers: { readPromo: dataOf(readPromo) },
});
