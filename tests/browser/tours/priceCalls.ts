import { vi } from 'vitest';
import type { DataOf } from '#contract/protocol/endpoint.ts';
import type { listRateSpreads } from '#contract/protocol/lookup.ts';
import { createRateQuote, holdRate } from '#contract/quote/quote.ts';
import { answerOf, byCalls, type Ending } from './endings.ts';
import type { Answer } from './heldCalls.ts';
import { patience } from './patience.ts';
import type { ActorEnd, Stage } from './stage.ts';

/** The real services; a pair that is down is said so where the browser asks for it. */
export async function servicesAndSpreads(_stage: Stage, event: ActorEnd): Promise<readonly Answer[]> {
  if ('error' in event) return [answerOf(event), answerOf(event)];
  const { services, isDown } = event.output;
  const [first] = services;
  const spreads: DataOf<typeof listRateSpreads> = [
    { base: first.originCurrency, target: first.destinationCurrency, downtimeStatus: true },
  ];
  return ['real', isDown ? { data: spreads } : 'real'];
}

/** A sender asks for a quote, and a visitor for a rate to be held. */
const rateCalls = [createRateQuote, holdRate];

const rateQuote = byCalls(rateCalls, async (_stage, event) => {
  const answer = answerOf(event);
  return [event.label === 'ok' ? 'real' : answer, answer];
});

/** A session that has ended makes the page anew for a visitor, and what was under way is asked again. */
export const rateIsPromised: Ending = {
  holds: rateCalls,
  async end(stage, event) {
    if (event.label !== 'signInRequired') return rateQuote.end(stage, event);
    await vi.waitUntil(async () => {
      if (stage.flow.lately().some(({ status }) => status === 'done')) return true;
      await stage.calls.answer(createRateQuote, { code: 'signInRequired' });
      return false;
    }, patience);
  },
};
