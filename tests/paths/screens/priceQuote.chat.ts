import {
  type AnyActorRef,
  type AnyEventObject,
  type ContextFrom,
  matchesState,
  type SnapshotFrom,
  type StateValue,
} from 'xstate';
import type { Money } from '#domain/money/money.ts';
import { toMajorText } from '#domain/money/money.ts';
import { countryName } from '#domain/reference/countries.ts';
import type { PayoutCountryCode } from '#domain/reference/countryCodes.ts';
import { methodsAvailable } from '#domain/reference/deliveryMatrix.ts';
import type { priceQuoteMachine } from '#src/machines/quote/price-quote/priceQuoteMachine.ts';
import { priceQuotePaths } from '../specs/priceQuote.paths.ts';
import type { Page } from '../walker/page.ts';
import { manyFrom } from '../walker/pathSpec.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { asks, change, changeOf } from './chatWords.ts';
import { priceQuoteFactsInChat } from './priceQuote.facts.ts';
import { words } from './words.ts';

type Context = ContextFrom<typeof priceQuoteMachine>;

const { cases } = priceQuotePaths;

const isCalculating = (state: string, value: StateValue) => matchesState({ calculating: state }, value);

/** Without a rate, and while a promotion is looked up, the guide asks for neither. */
const asksElse = (value: StateValue) => isCalculating('unavailable', value) || isCalculating('checkingPromo', value);

/** The amount a calculator began with: the guide tells it again when something else clears it. */
const knowsAmount = ({ draft }: Context) => draft.payinCurrency === 'CAD';

type Snapshot = SnapshotFrom<typeof priceQuoteMachine>;

const casesInChat = {
  ...cases,
  'destination.chosen': (snapshot: Snapshot) =>
    asksElse(snapshot.value) ? [] : manyFrom(cases['destination.chosen'], snapshot),
  'method.chosen': (snapshot: Snapshot) => (asksElse(snapshot.value) ? [] : manyFrom(cases['method.chosen'], snapshot)),
  'amount.cleared': ({ context }: Snapshot) => (knowsAmount(context) ? [] : [{}]),
};

export const priceQuoteInChatPaths: typeof priceQuotePaths = { ...priceQuotePaths, cases: casesInChat };

const boxes = { payin: words('price.sum.youSend'), payout: words('price.sum.theyGet') };
const useAmount = words('guide.useAmount');

const hasRate = (value: StateValue) => isCalculating('ready', value) || isCalculating('refreshingExchange', value);

const asksMethod = ({ draft }: Context) =>
  asks('method', { country: countryName(draft.toReceive.countryCode, 'en-GB') });

/** Typing what stands there already is no news; a person would have to change it first. */
async function enter(page: Page, typed: 'payin' | 'payout', amount: Money) {
  await page.fill(boxes[typed], '');
  await page.fill(boxes[typed], toMajorText(amount));
}

/** What the guide was told of a calculator. */
type ToldGuide = 'nothing' | 'destination' | 'method' | 'everything';

/**
 * The guide asks for the price with the last of its answers, and the model one step later: the table holds that back
 * until then, so what was answered is asked once more.
 */
export function priceQuoteChat() {
  let told: ToldGuide = 'nothing';
  let asksForPrice = false;

  /** Another conversation begins. */
  function begin(toldBefore: ToldGuide) {
    told = toldBefore;
  }

  /** The flow, which does not hear yet that a price is asked for. */
  function holdBack(actor: AnyActorRef): AnyActorRef {
    const { quotesAtOnce }: Context = actor.getSnapshot().context;
    begin(quotesAtOnce ? 'everything' : 'nothing');
    const send = (event: AnyEventObject) => {
      if (event.type !== 'quote.requested' || asksForPrice) actor.send(event);
    };
    return new Proxy(actor, {
      get(target, name) {
        if (name === 'send') return send;
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  async function tellCountry(page: Page, countryCode: PayoutCountryCode) {
    if ((await changeOf(page, 'destination')) !== undefined) await change(page, 'destination');
    await page.choose(asks('destination'), countryName(countryCode, 'en-GB'));
    told = methodsAvailable(countryCode).length > 1 ? 'destination' : 'method';
  }

  async function tellMethod(page: Page, context: Context) {
    if (told === 'nothing') await tellCountry(page, context.draft.toReceive.countryCode);
    if (told !== 'destination') return;
    await page.choose(asksMethod(context), words(`methods.${context.draft.transferMethod}`));
    told = 'method';
  }

  function asked(context: Context, { value }: { readonly value: StateValue }): string {
    if (isCalculating('unavailable', value)) return asks('rateRetry');
    if (isCalculating('checkingPromo', value)) return words('guide.working');
    if (told === 'everything' && hasRate(value)) told = 'method';
    if (told === 'everything') return words('guide.working');
    if (told === 'method') return asks('amount');
    return told === 'destination' ? asksMethod(context) : asks('destination');
  }

  const priceQuoteInChat: ScreenUse<typeof priceQuoteMachine> = {
    headlines: { amount: asked, newPrice: asks('newPrice') },
    facts: priceQuoteFactsInChat,
    table: {
      async 'amount.entered'(page, event, flow) {
        const { draft } = flow.context();
        const isOfPair =
          event.amount.currency === (event.typed === 'payin' ? draft.payinCurrency : draft.payoutCurrency);
        const isTold = draft.typed === event.typed && draft.payinActualValue !== undefined;
        // The guide has nothing to tell where nothing changes, and waits for the rate before it asks for more.
        if (!isOfPair || isTold || !hasRate(flow.value()) || event.amount.minor < 500) return flow.send(event);
        await tellMethod(page, flow.context());
        await enter(page, event.typed, event.amount);
        await page.press(useAmount);
      },
      'amount.cleared': 'fromOutside',
      // Where the money comes from is told with the amount.
      'origin.chosen': 'fromOutside',
      'destination.chosen': (page, { countryCode }) => tellCountry(page, countryCode),
      async 'method.chosen'(page, { method }, flow) {
        if (told === 'nothing') await tellCountry(page, flow.context().draft.toReceive.countryCode);
        if (told === 'method') await change(page, 'method');
        await page.choose(asksMethod(flow.context()), words(`methods.${method}`));
        told = 'method';
      },
      // The finer points of a price are on the screens.
      'operatorFee.switched': 'fromOutside',
      'promo.entered': 'fromOutside',
      'promo.removed': 'fromOutside',
      async 'quote.requested'(page, event, flow) {
        const { typed, payinActualValue, payoutActualValue } = flow.context().draft;
        const amount = typed === 'payin' ? payinActualValue : payoutActualValue;
        // Before there is a rate the guide waits for it by itself.
        if (!hasRate(flow.value()) || !amount) return flow.send(event);
        await tellMethod(page, flow.context());
        await enter(page, typed, amount);
        // A sum that is refused, or too small for a promotion from the screens, is not an answer here.
        if (!(await page.isEnabled(useAmount))) return flow.send(event);
        asksForPrice = true;
        try {
          await page.press(useAmount);
        } finally {
          asksForPrice = false;
        }
      },
      'newPrice.accepted': (page) => page.press(words('send.newPrice.accept')),
      'amount.reopened': (page) => page.press(words('send.newPrice.changeAmount')),
      'retry.chosen': (page) => page.choose(asks('rateRetry'), words('common.tryAgain')),
    },
  };
  return { priceQuoteInChat, holdBack, begin };
}
