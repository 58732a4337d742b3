import { act, fireEvent, type RenderResult, render } from '@testing-library/react';
import type { AnyActorRef, AnyEventObject } from 'xstate';
import { currentStep } from '#src/machines/currentStep.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { chartOf } from './chart.ts';
import { eventName } from './eventsFor.ts';
import { jsdomPage, nameOf, pressableControls } from './jsdomPage.ts';
import type { Face } from './page.ts';
import type { AnyScreen } from './screenDriver.ts';
import { asDeclared, headlineOf } from './screenTable.ts';
import type { Standing } from './standings.ts';
import { startStubbed } from './stubActors.ts';
import { tellStubbed } from './tellStubbed.ts';

export type Shown = { readonly screen: AnyScreen; readonly face: Face };

/** What a press told a flow, and whether that takes it where it stands. */
export type Told = { readonly flow: string; readonly event: AnyEventObject; readonly isTaken: boolean };

/** `opensList` where it only shows what may be chosen. */
export type Control = { readonly name: string; readonly opensList: boolean };

/** `isDead` where it says that it opens something, and nothing changed. */
type Pressed = { readonly told: readonly Told[]; readonly isDead: boolean };

/** A screen whose flow hears what is pressed and stays where it is, so that each control is pressed in the same place. */
export type StillPage = {
  /** What can be pressed, in the page’s order. */
  readonly controls: () => readonly Control[];
  readonly press: (index: number) => Promise<Pressed>;
  readonly close: () => void;
};

export async function openStill(
  { spec, start, events, opensAfter, snapshot }: Standing,
  { screen, face }: Shown,
): Promise<StillPage> {
  const { machine } = spec;
  queryClient.clear();
  const flow = startStubbed(machine, { input: spec.starts[start] });
  for (const event of events.slice(0, opensAfter)) tellStubbed(flow, { event, machine });
  const page = jsdomPage({ face, isPatient: false });
  const view: RenderResult = render(screen.mount(asDeclared(flow.actor)));
  const worked = events.slice(opensAfter);
  // What is read of the step before is there by then.
  if (worked.length > 0) await atRest(async () => true);
  for (const event of worked) await act(async () => tellStubbed(flow, { event, machine }));
  const told: Told[] = [];
  hear(flow.actor, machine.id, told);
  const children: Readonly<Record<string, AnyActorRef | undefined>> = flow.actor.getSnapshot().children;
  for (const [name, child] of Object.entries(children)) if (child) hear(child, name, told);
  const step = currentStep(snapshot);
  const headline =
    step === undefined ? undefined : headlineOf(screen, { ...snapshot, step, past: events.map(eventName) });
  await atRest(async () => headline === undefined || (await page.headline()) === headline);
  return {
    controls: () =>
      pressableControls().map((control) => ({
        name: nameOf(control),
        opensList: control.getAttribute('aria-haspopup') === 'listbox',
      })),
    async press(index) {
      const control = pressableControls()[index];
      if (!control) throw new Error(`There is no control ${index + 1}`);
      told.length = 0;
      const before = document.body.innerHTML;
      await act(async () => fireEvent.click(control));
      await drawn();
      const isDead = control.hasAttribute('aria-expanded') && document.body.innerHTML === before;
      return { told: [...told], isDead };
    },
    close() {
      view.unmount();
      flow.actor.stop();
    },
  };
}

/** It hears and goes nowhere; what is told next in the same breath is judged where the first would have led. */
function hear(actor: AnyActorRef, flow: string, told: Told[]): void {
  const { machine } = actor.getSnapshot();
  if (!machine) return;
  const chart = chartOf(machine);
  actor.send = (event: AnyEventObject) => {
    const before = told.filter((one) => one.flow === flow && one.isTaken);
    const at = before.reduce((snapshot, one) => chart.next(snapshot, one.event), actor.getSnapshot());
    told.push({ flow, event, isTaken: at.status !== 'active' || at.can(event) });
  };
}

/** Looks at which a page whose headline hangs on what was typed on the way is taken as it is. */
const mostLooks = 12;

/** What is fetched and what is loaded later may still change a page that is there. */
async function atRest(isThere: () => Promise<boolean>): Promise<void> {
  for (let look = 0; look < mostLooks; look += 1) {
    const before = document.body.innerHTML;
    await drawn();
    if (document.body.innerHTML === before && (await isThere())) return;
  }
}

/** Reads and forms answer in their own time, which is a few turns where nothing crosses a wire. */
async function drawn() {
  for (let turn = 0; turn < 3; turn += 1) await act(() => new Promise((next) => setTimeout(next, 0)));
}
