import { act, render, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import type { Actor, AnyEventObject, AnyStateMachine, ContextFrom, EventFrom } from 'xstate';
import { currentStep } from '#src/machines/currentStep.ts';
import { expectSameState } from './actorDriver.ts';
import type { Coverage } from './coverage.ts';
import { describePaths } from './describePaths.ts';
import { millisecondsUntil } from './eventsFor.ts';
import { jsdomPage } from './jsdomPage.ts';
import { controlUnavailable, type Page } from './page.ts';
import type { AnyPathSpec, PathSpec, StepOf } from './pathSpec.ts';
import { type Shape, tour } from './shapes.ts';
import { settle, startStubbed } from './stubActors.ts';
import type { Driver } from './walk.ts';

/** How a person causes each event. `fromOutside` is for events no control sends: a provider's word, a message. */
export type ScreenTable<Event extends { type: string }> = {
  readonly [Type in Extract<Event['type'], string>]: Row<Event & { type: Type }> | 'fromOutside';
};
type Row<Event> = (page: Page, event: Event) => Promise<void>;

/** What a person reads on top, taken from the locale and never from the screen under test. */
type Headline<Context> = string | ((context: Context) => string);

/** One face of a machine: what is shown, how it is used, and the headline of each step it asks. */
export type Screen<Machine extends AnyStateMachine> = {
  readonly mount: (actor: Actor<Machine>) => ReactElement;
  readonly table: ScreenTable<EventFrom<Machine>>;
  readonly headlines: Readonly<Record<StepOf<Machine>, Headline<ContextFrom<Machine>>>>;
};

/** Any machine's screen; it was checked against its machine where it was written. */
export type AnyScreen = {
  readonly mount: (actor: never) => ReactElement;
  readonly table: Readonly<Record<string, Row<never> | 'fromOutside'>>;
  readonly headlines: Readonly<Record<string, Headline<never>>>;
};

/** Steps of one tour: long enough to be few, short enough to read when one fails. */
const tourSteps = 40;

type Options = { readonly shape?: Shape };

/** Defines the tests that walk a machine through its screen; every state is asserted with its headline. */
export function walkScreen<Machine extends AnyStateMachine>(
  spec: PathSpec<Machine>,
  screen: Screen<Machine>,
  options?: Options,
): void;
export function walkScreen(spec: AnyPathSpec, screen: AnyScreen, { shape = tour(tourSteps) }: Options = {}): void {
  describePaths(spec, {
    title: `${spec.machine.id}, walked on its screens`,
    shape,
    driverFor: ({ start }, coverage) => screenDriver(spec, { screen, start, coverage }),
  });
}

export type ScreenWalk = { readonly screen: AnyScreen; readonly start: string; readonly coverage: Coverage };

/** Walks the machine as a person does: by the controls of its mounted screen, its actors ended by the model. */
export function screenDriver(spec: AnyPathSpec, { screen, start, coverage }: ScreenWalk): Driver {
  const { machine } = spec;
  const { actor, clock } = startStubbed(machine, { input: spec.starts[start], inspect: coverage.inspector() });
  const view = render(screen.mount(asDeclared(actor)));
  const patient = jsdomPage({ isPatient: true });
  const hasty = jsdomPage({ isPatient: false });

  async function perform(event: AnyEventObject, page: Page) {
    const row = screen.table[event.type];
    if (row === undefined) throw new Error(`The screen table of ${machine.id} has no row for ${event.type}`);
    if (row === 'fromOutside') await act(async () => actor.send(event));
    else await row(page, asDeclared(event));
  }

  return {
    act: (event) => perform(event, patient),
    settle: (event) => act(async () => settle(actor, event)),
    elapse: (event) =>
      act(async () => clock.increment(millisecondsUntil(event, { machine, snapshot: actor.getSnapshot() }))),
    async blocked(event) {
      const before = actor.getSnapshot();
      await perform(event, hasty).catch(unlessUnavailable);
      coverage.step({ before, eventType: event.type, taken: [] });
    },
    async expectState(expected) {
      const step = currentStep(expected);
      const headline = step === undefined ? undefined : screen.headlines[step];
      const text = typeof headline === 'function' ? headline(asDeclared(expected.context)) : headline;
      await inTime(async () => {
        expectSameState(actor.getSnapshot(), { expected, spec });
        if (text !== undefined) expect(await patient.headline()).toBe(text);
      });
    },
    stop() {
      view.unmount();
      actor.stop();
    },
  };
}

/** Screens are written for one machine's types and driven for any: the one place where those types are erased. */
const asDeclared = (value: unknown) => value as never;

/** A screen may take its time, to check a form or to draw; the error is told without the whole document. */
const inTime = (check: () => Promise<void>) => waitFor(check, { onTimeout: (error) => error });

/** A screen may say no in the guard's place: by a control that is absent or disabled, or by not sending the event. */
function unlessUnavailable(error: unknown) {
  if (!(error instanceof Error) || error.cause !== controlUnavailable) throw error;
}
