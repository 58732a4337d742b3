import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { currentStep } from '#src/machines/currentStep.ts';
import { eventsFor, isActorEnd, isTimer } from '../walker/eventsFor.ts';
import { type AnyPathSpec, manyFrom } from '../walker/pathSpec.ts';
import type { AnyScreen } from '../walker/screenDriver.ts';
import { asDeclared } from '../walker/screenTable.ts';
import type { Walk } from '../walker/walk.ts';

/** A screen broken on purpose in one place, and the walks that pass there. */
export type ScreenMutant = {
  readonly id: string;
  readonly kind: 'silent' | 'wrong event' | 'left on' | 'passed over';
  readonly screen: AnyScreen;
  readonly passes: (walk: Walk) => boolean;
};

/** Every mutant of a screen: a control that says nothing or something else, one left on, a step passed over. */
export function screenMutantsOf(spec: AnyPathSpec, screen: AnyScreen): ScreenMutant[] {
  const types = Object.keys(screen.table).filter((type) => screen.table[type] !== 'fromOutside');
  const sends = (type: string) => (walk: Walk) =>
    walk.edges.some(({ event, blocked }) => event.type === type && !blocked);
  const instead = (type: string) => types[(types.indexOf(type) + 1) % types.length];
  return [
    ...types.map((type) => ({
      id: `${type} is not sent`,
      kind: 'silent' as const,
      screen: saying(screen, { type, instead: () => undefined }),
      passes: sends(type),
    })),
    ...types
      .filter((type) => instead(type) !== type)
      .map((type) => ({
        id: `${type} is sent as ${instead(type)}`,
        kind: 'wrong event' as const,
        screen: saying(screen, { type, instead: (snapshot) => eventOf(spec, { type: instead(type) ?? '', snapshot }) }),
        passes: sends(type),
      })),
    ...Object.entries(screen.controls ?? {}).map(([type, control = '']) => ({
      id: `"${control}" is left on`,
      kind: 'left on' as const,
      screen: beside(screen, (actor) => <LeftOn actor={actor} spec={spec} type={type} control={control} />),
      passes: (walk: Walk) => walk.steps.some(({ state }) => mustBeOff(spec, { state, type })),
    })),
    ...Object.keys(screen.headlines).map((step) => ({
      id: `${step} is passed over`,
      kind: 'passed over' as const,
      screen: beside(screen, (actor) => <PassedOver actor={actor} spec={spec} step={step} />),
      // A step that a child asks is the child's screen to pass over.
      passes: ({ steps }: Walk) =>
        steps.some(({ state }) => currentStep(state) === step && possibleEvents(spec, state).length > 0),
    })),
  ];
}

/** A screen that tells its flow what it did not hear would tell it without end, and the test with it. */
const mostSaid = 200;

type Said = { readonly type: string; readonly instead: (snapshot: AnyMachineSnapshot) => AnyEventObject | undefined };

/** The same screen, given an actor that hears one event as another, or not at all. */
function saying(screen: AnyScreen, { type, instead }: Said): AnyScreen {
  const heardWrong = (actor: AnyActorRef): AnyActorRef => {
    let said = 0;
    const hear = (event: AnyEventObject) => {
      said += 1;
      if (said > mostSaid) return;
      const heard = event.type === type ? instead(actor.getSnapshot()) : event;
      if (heard) actor.send(heard);
    };
    return new Proxy(actor, {
      get(target, name) {
        if (name === 'send') return hear;
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
  return { ...screen, mount: (actor) => screen.mount(asDeclared(heardWrong(actor))) };
}

function beside(screen: AnyScreen, addition: (actor: AnyActorRef) => React.ReactElement): AnyScreen {
  return {
    ...screen,
    mount: (actor) => (
      <>
        {screen.mount(actor)}
        {addition(actor)}
      </>
    ),
  };
}

type LeftOnProps = {
  readonly actor: AnyActorRef;
  readonly spec: AnyPathSpec;
  readonly type: string;
  readonly control: string;
};

/** A control that is still there when nothing waits for it: in the dialog on top, where there is one. */
function LeftOn({ actor, spec, type, control }: LeftOnProps) {
  const standing = useSelector(actor, (snapshot) => snapshot);
  const isPossible = possibleEvents(spec, standing).some((event) => event.type === type);
  const [dialog, setDialog] = useState<Element>();
  useEffect(() => setDialog([...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1)));
  if (isPossible) return null;
  const button = <button type="button">{control}</button>;
  return dialog ? createPortal(button, dialog) : button;
}

type PassedOverProps = { readonly actor: AnyActorRef; readonly spec: AnyPathSpec; readonly step: string };

/** A screen that answers in the person's place, the first time the step is asked. */
function PassedOver({ actor, spec, step }: PassedOverProps) {
  const standing: AnyMachineSnapshot = useSelector(actor, (snapshot) => snapshot);
  const hasAnswered = useRef(false);
  useEffect(() => {
    const [answer] = currentStep(standing) === step ? possibleEvents(spec, standing) : [];
    if (!answer || hasAnswered.current) return;
    hasAnswered.current = true;
    actor.send(answer);
  }, [actor, spec, standing, step]);
  return null;
}

/** While the machine works a control may stay on. */
const mustBeOff = (spec: AnyPathSpec, { state, type }: { state: AnyMachineSnapshot; type: string }): boolean =>
  state.status === 'active' &&
  !state.hasTag('waiting') &&
  !possibleEvents(spec, state).some((event) => event.type === type);

const possibleEvents = (spec: AnyPathSpec, standing: AnyMachineSnapshot) =>
  eventsFor(spec, standing).filter((event) => !isActorEnd(event) && !isTimer(event) && standing.can(event));

/** Nothing where the event has no case. */
function eventOf(
  { cases = {} }: AnyPathSpec,
  { type, snapshot }: { type: string; snapshot: AnyMachineSnapshot },
): AnyEventObject | undefined {
  const [first] = manyFrom(cases[type] ?? [{}], snapshot);
  return first && { ...first, type };
}
