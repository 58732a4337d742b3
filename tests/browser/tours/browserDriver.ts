import { join } from 'node:path';
import { expect, vi } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { currentStep } from '#src/machines/currentStep.ts';
import { browserPage } from '#tests/paths/walker/browserPage.ts';
import { disagreements } from '#tests/paths/walker/controls.ts';
import type { Coverage } from '#tests/paths/walker/coverage.ts';
import { type DoneBy, doAsTable } from '#tests/paths/walker/doneBy.ts';
import { eventName, millisecondsUntil } from '#tests/paths/walker/eventsFor.ts';
import type { Page } from '#tests/paths/walker/page.ts';
import { asDeclared, headlineOf, isUnavailable } from '#tests/paths/walker/screenTable.ts';
import type { Driver } from '#tests/paths/walker/walk.ts';
import { screenshotFolder } from '#tests/paths/walker/walkRecord.ts';
import { patience } from './patience.ts';
import type { Stage } from './stage.ts';
import type { Told } from './told.ts';
import type { AnyTour } from './tour.ts';

/** Walks a machine in a real browser: by its controls, with its calls answered as the model says. */
export function browserDriver(
  tour: AnyTour,
  { stage, coverage, picturesAs }: { stage: Stage; coverage: Coverage; picturesAs: string | undefined },
): Driver {
  const { spec, use } = tour;
  const { tab, flow } = stage;
  const hasty = browserPage(tab, { face: tour.face ?? 'classic', isPatient: false });
  const told = { context: () => flow.now()?.context, value: () => flow.now()?.value, send: flow.send };
  const past: string[] = [];
  const passes = (snapshot: AnyMachineSnapshot) => tour.passes?.(asDeclared(snapshot)) ?? false;
  let standing: AnyMachineSnapshot | undefined;
  let doneBy: DoneBy | undefined;

  async function perform(event: AnyEventObject, page: Page) {
    flow.forgetEarlier();
    await stage.calls.answerIdle();
    if (tour.readsGrowOld) await flow.letReadsGrowOld();
    doneBy = 'controls';
    doneBy = await doAsTable(use, event, { machine: spec.machine.id, page, flow: told });
  }

  return {
    act(event) {
      past.push(eventName(event));
      return perform(event, stage.page);
    },
    doneBy: () => doneBy,
    async settle(event) {
      doneBy = undefined;
      past.push(eventName(event));
      if (standing && passes(standing)) return;
      flow.forgetEarlier();
      await stage.calls.answerIdle();
      const ending = tour.ends[event.actorId];
      if (!ending || ending === 'elsewhere')
        throw new Error(`The tour of ${spec.machine.id} cannot end ${event.actorId}`);
      if (tour.readsGrowOld) await flow.letReadsGrowOld();
      await ending.end(stage, asDeclared(event));
    },
    async elapse(event) {
      doneBy = undefined;
      past.push(eventName(event));
      flow.forgetEarlier();
      if (!standing) throw new Error('Nothing stands yet');
      await stage.pace.letPass(millisecondsUntil(event, { machine: spec.machine, snapshot: standing }));
    },
    async blocked(event) {
      const before = standing;
      await perform(event, hasty).catch((error: unknown) => {
        if (!isUnavailable(error)) throw error;
      });
      coverage.step({ before, eventType: event.type, taken: [] });
    },
    async expectState(expected) {
      standing = expected;
      if (passes(expected)) {
        // Where it stood before may look like where it goes on to. A first page may be past it before it is heard.
        const told = () => flow.lately().map(({ value }) => value);
        const look = () =>
          past.length === 0 ? expect(flow.now()).toBeDefined() : expect(told()).toContainEqual(expected.value);
        await vi.waitFor(look, patience);
        return;
      }
      const step = currentStep<string>(expected);
      const title = step === undefined ? undefined : headlineOf(use, { ...expected, step, past });
      await vi.waitFor(() => expectStanding(flow.lately(), { expected, tour }), patience);
      if (title !== undefined) {
        await vi.waitFor(async () => {
          await stage.calls.answerIdle();
          expect(await stage.page.headline()).toBe(title);
          expect(await disagreements(stage.page, { spec, use, standing: expected })).toEqual([]);
        }, patience);
      }
      expect(stage.faults().join('\n'), 'the page complains of nothing').toBe('');
    },
    ...(picturesAs !== undefined && {
      async picture(step: number) {
        const file = `${picturesAs}.${String(step).padStart(2, '0')}.jpg`;
        await tab.screenshot({ path: join(screenshotFolder, file), type: 'jpeg', quality: 60 });
        return file;
      },
    }),
    async stop() {
      flow.addTo(coverage);
      await stage.leave();
    },
  };
}

/** A flow that has ended may be gone from the page by now; one that goes on must stand there still. */
function expectStanding(
  lately: readonly Told[],
  { expected, tour }: { expected: AnyMachineSnapshot; tour: AnyTour },
): void {
  const sees = tour.sees ?? tour.spec.key;
  const asText = (value: unknown) => JSON.parse(JSON.stringify(value ?? null));
  const visible = (
    { value, status, context }: Pick<Told, 'value' | 'status' | 'context'>,
    running: readonly string[],
  ) =>
    asText({
      value,
      status,
      sees: sees(asDeclared(context)),
      running: status === 'active' ? running.toSorted() : [],
    });
  const wanted = visible(expected, Object.keys(expected.children));
  const actual = lately.map((told) => visible(told, Object.keys(told.running)));
  if (expected.status === 'done') expect(actual).toContainEqual(wanted);
  else expect(actual.at(-1)).toEqual(wanted);
}
