import type { Page } from 'playwright';
import type { AnyEventObject, StateValue } from 'xstate';
import type { User } from '#contract/account/account.ts';
import type { Coverage } from '#tests/paths/walker/coverage.ts';
import type { Told } from './told.ts';

export type ToldFlow = Awaited<ReturnType<typeof hearFlow>>;

/** Hears, outside of the page, what one machine on it does, over all its page loads. */
export async function hearFlow(tab: Page, machine: string) {
  const heard: Told[] = [];
  const stoodAt: StateValue[] = [];
  const perLoad = new Map<string, Told>();
  await tab.exposeBinding('tellTour', (_source, text: string) => {
    const told: Told = JSON.parse(text);
    heard.push(told);
    stoodAt.push(told.value);
    perLoad.set(told.load, told);
  });

  await tab.addInitScript((id) => {
    window.touredMachine = id;
  }, machine);

  const sendTo = (to: string, event: AnyEventObject): Promise<void> =>
    tab.evaluate(([id, sent]) => window.tour?.send(id, sent), [to, event] as const);

  return {
    now: (): Told | undefined => heard.at(-1),
    /** Where it has stood since it was last asked to forget; a flow that ends may be followed by its next. */
    lately: (): readonly Told[] => heard,
    /** Every place the flow was told to stand at, also those forgotten. */
    stoodAt: (): readonly StateValue[] => stoodAt,
    forgetEarlier: () => void heard.splice(0, heard.length - 1),
    /** Before the page that is toured is opened. */
    forgetAll() {
      heard.length = 0;
      perLoad.clear();
    },
    send: (event: AnyEventObject) => sendTo(machine, event),
    /** Tells another flow of the page what no control there says. */
    sendTo,
    enter: (user: User) => tab.evaluate((entered) => window.tour?.enter(entered), user),
    letReadsGrowOld: () => tab.evaluate(() => window.tour?.letReadsGrowOld()),
    addTo(coverage: Coverage) {
      for (const { counts } of perLoad.values()) coverage.add(counts);
    },
  };
}
