import type { FastifyInstance } from 'fastify';
import { type Currency, currencies } from '#domain/money/currency.ts';
import { carriesKey } from '../web/secretText.ts';
import { rateTick } from './simulatedRates.ts';

export function addRates(site: FastifyInstance, { apiKey }: { apiKey: string }): void {
  site.get<{ Params: { base: string; target: string } }>('/rates/v1/exchange/:base/:target', (request, reply) => {
    if (!carriesKey(request, apiKey)) return reply.code(401).send({ error: { code: 'keyInvalid' } });
    const base = currencyNamed(request.params.base);
    const target = currencyNamed(request.params.target);
    if (!base || !target) return reply.code(404).send({ error: { code: 'currencyUnknown' } });
    return reply.header('cache-control', 'no-store').send(rateTick(base, target, new Date()));
  });
}

const currencyNamed = (code: string): Currency | undefined => currencies.find((currency) => currency === code);
