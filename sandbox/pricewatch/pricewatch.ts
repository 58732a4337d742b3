import type { FastifyInstance } from 'fastify';
import { type Currency, currencies } from '#domain/money/currency.ts';
import { parseMoney, toMajorText } from '#domain/money/money.ts';
import { queryOf } from '../web/language.ts';
import { isSameSecret } from '../web/secretText.ts';
import type { Faults } from '../webhooks/faults.ts';
import { addCallFaults } from '../webhooks/faultyCalls.ts';
import { observedPrices } from './observedPrices.ts';

type Tools = { readonly faults: Faults; readonly secrets: { readonly apiKey: string } };

/** A company that looks at what money-transfer services charge and sells what it saw. */
export function addPricewatch(site: FastifyInstance, { faults, secrets }: Tools): void {
  site.register(async (company) => {
    addCallFaults(company, 'pricewatch', faults);
    company.get('/pricewatch/v1/comparisons', (request, reply) => {
      if (!isSameSecret(request.headers['x-api-key']?.toString() ?? '', secrets.apiKey)) {
        return reply.code(401).send({ errors: [{ code: 'UNAUTHORIZED', message: 'Unknown API key' }] });
      }
      const query = queryOf(request);
      const base = currencyNamed(query.get('sourceCurrency'));
      const target = currencyNamed(query.get('targetCurrency'));
      const amount = base && parseMoney(query.get('sendAmount') ?? '', base);
      if (!base || !target || !amount?.ok || amount.value.minor === 0) {
        return reply.code(422).send({ errors: [{ code: 'INVALID_QUERY', message: 'Unknown currency or amount' }] });
      }
      return reply.header('cache-control', 'no-store').send({
        sourceCurrency: base,
        targetCurrency: target,
        sendAmount: toMajorText(amount.value),
        providers: observedPrices({ amount: amount.value, target, at: new Date() }),
      });
    });
  });
}

const currencyNamed = (code: string | null): Currency | undefined => currencies.find((currency) => currency === code);
