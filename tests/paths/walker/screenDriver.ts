import { act, type RenderResult, render, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { currentStep } from '#src/machines/currentStep.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { tellAs, toldOtherwise } from '../telling/retell.ts';
import { expectSameState } from './actorDriver.ts';
import type { TellingDriver } from './beginnings.ts';
import { disagreements } from './controls.ts';
import { type Coverage, measureCoverage } from './coverage.ts';
import { shapeNamed } from './describePaths.ts';
import { type DoneBy, doAsTable } from './doneBy.ts';
import { eventName } from './eventsFor.ts';
import { factsAt, type Tellings, type ToldFact, toldUntruly, untold, untrueOf } from './facts.ts';
import { allTold, constants, tellingsOf, walksThatVary } from './factWalks.ts';
import { jsdomPage } from './jsdomPage.ts';
import type { Face, Page } from './page.ts';
import type { AnyPathSpec } from './pathSpec.ts';
import { type AnyScreenUse, asDeclared, headlineOf, isUnavailable } from './screenTable.ts';
import { short } from './shapes.ts';
import { startStubbed } from './stubActors.ts';
import { tellStubbed } from './tellStubbed.ts';
import { drive, walksOf } from './walk.ts';

/** Any machine's screen; it was checked against its machine where it was written. */
export type AnyScreen = AnyScreenUse & { readonly mount: (actor: never) => ReactElement };

/** The walks above may tell a fact in one way only; then a few more tell it in another. */
export function describeFacts(
  spec: AnyPathSpec,
  { screen, face }: { readonly screen: AnyScreen; readonly face: Face },
): Tellings | undefined {
  if (screen.facts === undefined) return undefined;
  const usual = walksOf(spec, shapeNamed('tour'));
  // What the walks above pass by is told as it is and otherwise.
  const further = walksThatVary(screen, usual, () => [toldOtherwise(spec), spec].flatMap((one) => walksOf(one, short)));
  const tellings = allTold(screen, [...usual, ...further]);
  describe(`${spec.machine.id}, told otherwise ${face === 'chat' ? 'in the chat' : 'on its screens'}`, () => {
    afterEach(() => {
      tellAs(spec);
      queryClient.clear();
    });
    for (const walk of further) {
      test(`${walk.start}: ${walk.title}`, async () => {
        queryClient.clear();
        tellAs(walk.spec);
        const coverage = measureCoverage(spec.machine);
        await drive(walk, screenDriver(walk.spec, { screen, face, start: walk.start, coverage, tellings }));
      });
    }
    test('no fact is told in one way only', () => {
      expect(constants(tellingsOf(screen, [...usual, ...further]))).toEqual([]);
    });
  });
  return tellings;
}

export type ScreenWalk = {
  readonly screen: AnyScreen;
  readonly face?: Face;
  readonly start: string;
  readonly coverage: Coverage;
  /** What the walks tell of the pages; what of it is not so is not to be read. */
  readonly tellings?: Tellings | undefined;
};

/** Walks the machine as a person does: by the controls of its mounted screen, its actors ended by the model. */
export function screenDriver(
  spec: AnyPathSpec,
  { screen, face = 'classic', start, coverage, tellings = new Map() }: ScreenWalk,
): TellingDriver {
  const { machine } = spec;
  const { actor, clock } = startStubbed(machine, { input: spec.starts[start], inspect: coverage.inspector() });
  let view: RenderResult | undefined;
  const patient = jsdomPage({ face, isPatient: true });
  const hasty = jsdomPage({ face, isPatient: false });
  const past: string[] = [];
  let doneBy: DoneBy | undefined;
  const flow = {
    context: () => actor.getSnapshot().context,
    value: () => actor.getSnapshot().value,
    send: (event: AnyEventObject) => act(async () => actor.send(event)),
  };

  /** Opened when first looked at: a flow that was told its beginning is met there, as after a reload. */
  function open() {
    view ??= render(screen.mount(asDeclared(actor)));
  }

  const applyEvent = (event: AnyEventObject) => tellStubbed({ actor, clock }, { event, machine });

  /** Drawn after each: what listens to the flow may answer in its own time. */
  async function tell(events: readonly AnyEventObject[]) {
    doneBy = undefined;
    past.push(...events.map(eventName));
    for (const event of events) {
      if (view) await act(async () => applyEvent(event));
      else applyEvent(event);
    }
  }

  async function perform(event: AnyEventObject, page: Page) {
    doneBy = 'controls';
    doneBy = await doAsTable(screen, event, { machine: machine.id, page, flow });
  }

  return {
    act(event) {
      past.push(eventName(event));
      return perform(event, patient);
    },
    settle: (event) => tell([event]),
    elapse: (event) => tell([event]),
    tell,
    doneBy: () => doneBy,
    async blocked(event) {
      const before = actor.getSnapshot();
      await perform(event, hasty).catch(unlessUnavailable);
      coverage.step({ before, eventType: event.type, taken: [] });
    },
    async expectState(expected) {
      open();
      const step = currentStep(expected);
      const text = step === undefined ? undefined : headlineOf(screen, { ...expected, step, past });
      const facts = factsAt(screen, expected, past);
      // In the conversation what was so before stands in the thread.
      const isAbsentAsked = face === 'classic' && step !== undefined;
      const untrue = isAbsentAsked ? untrueOf(screen, { ...expected, step, past, tellings }) : [];
      await inTime(async () => {
        expectSameState(actor.getSnapshot(), { expected, spec });
        if (text !== undefined) expect(await patient.headline()).toBe(text);
        if (facts.length > 0) await expectTold(facts, patient);
        if (untrue.length > 0) expect(await toldUntruly(untrue, patient), 'what is not so is not said').toEqual([]);
        expect(await disagreements(patient, { spec, use: screen, standing: expected })).toEqual([]);
        if (isIdle(expected)) expect(document.querySelectorAll(spinning), 'nothing claims to work').toHaveLength(0);
      });
    },
    stop() {
      view?.unmount();
      actor.stop();
    },
  };
}

async function expectTold(facts: readonly ToldFact[], page: Page): Promise<void> {
  const missing = await untold(facts, page);
  if (missing.length === 0) return;
  const text = (await page.text()).replace(/\s+/g, ' ');
  throw new Error(`It cannot be read there: ${missing.join(', ')}. What can be read is: ${text}`);
}

/** It asks, and nothing it called is under way: whatever is awaited is the sender. */
const isIdle = (snapshot: AnyMachineSnapshot): boolean =>
  currentStep(snapshot) !== undefined && Object.keys(snapshot.children).length === 0 && !snapshot.hasTag('waiting');

/** A bar or a button that says it works, without saying how far it is. */
const spinning = '[role=progressbar]:not([aria-valuenow])';

/** A screen may take its time, to check a form or to draw; the error is told without the whole document. */
const inTime = (check: () => Promise<void>) => check().catch(() => waitFor(check, { onTimeout: (error) => error }));

function unlessUnavailable(error: unknown) {
  if (!isUnavailable(error)) throw error;
}
