import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { currencies } from '#domain/money/currency.ts';
import { parseMoney, toMajorText } from '#domain/money/money.ts';
import { recordRejections } from '../hosted/recordRejections.ts';
import type { RefusedCalls } from '../hosted/refusedCalls.ts';
import { validationError } from '../hosted/validationError.ts';
import { queryOf } from '../web/language.ts';
import { isSameSecret } from '../web/secretText.ts';
import type { Faults } from '../webhooks/faults.ts';
import { addCallFaults } from '../webhooks/faultyCalls.ts';
import { observedPrices } from './observedPrices.ts';

type Tools = {
  readonly faults: Faults;
  readonly refused: RefusedCalls;
  readonly secrets: { readonly apiKey: string };
};

const question = z
  .object({ sourceCurrency: z.enum(currencies), targetCurrency: z.enum(currencies), sendAmount: z.string() })
  .transform(({ sourceCurrency, targetCurrency, sendAmount }, context) => {
    const refuse = (field: string, message: string) => {
      context.addIssue({ code: 'custom', path: [field], message });
      return z.NEVER;
    };
    if (sourceCurrency === targetCurrency) return refuse('targetCurrency', 'the same as sourceCurrency');
    const amount = parseMoney(sendAmount, sourceCurrency);
    if (amount.ok && amount.value.minor > 0) return { amount: amount.value, target: targetCurrency };
    return refuse('sendAmount', `not a positive amount of ${sourceCurrency}`);
  });

const problem = (code: string, message: string) => ({ errors: [{ code, message }] });
const refusal = z.object({ errors: z.tuple([z.object({ message: z.string() })]) });
const whyOf = (body: unknown) => refusal.safeParse(body).data?.errors[0].message;

/** A company that looks at what money-transfer services charge and sells what it saw. */
export function addPricewatch(site: FastifyInstance, { faults, refused, secrets }: Tools): void {
  site.register(async (company) => {
    recordRejections(company, { company: 'pricewatch', refused, why: whyOf });
    addCallFaults(company, 'pricewatch', faults);
    company.get('/pricewatch/v1/comparisons', (request, reply) => {
      if (!isSameSecret(request.headers['x-api-key']?.toString() ?? '', secrets.apiKey)) {
        return reply.code(401).send(problem('UNAUTHORIZED', 'x-api-key: not a key of ours'));
      }
      const asked = question.safeParse(Object.fromEntries(queryOf(request)));
      if (!asked.success) return reply.code(422).send(problem('INVALID_QUERY', validationError(asked.error).text));
      const { amount, target } = asked.data;
      return reply.header('cache-control', 'no-store').send({
        sourceCurrency: amount.currency,
        targetCurrency: target,
        sendAmount: toMajorText(amount),
        providers: observedPrices({ amount, target, at: new Date() }),
      });
    });
  });
}
