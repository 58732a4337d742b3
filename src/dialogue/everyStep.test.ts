import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { heldContexts as contexts, heldReadings as readings } from '#tests/fixtures/heldConversations.ts';
import type { NamedReading } from '#tests/paths/fixtures/fakeFlows.ts';
import { changeHere, isOfThisStep, openAgain, problemWith, takeAnswer } from './answering.ts';
import {
  asItStands,
  ask,
  dueAt,
  failureOf,
  finishOf,
  isAskedAlready,
  keptUpBy,
  refusalOf,
  refuse,
  reportFailure,
  send,
  wait,
  warnsOf,
  wentOut,
} from './asking.ts';
import { corrected, correctingActs, correctionBy, putRight } from './correcting.ts';
import type { DialogueContext } from './dialogueContext.ts';
import { dialogueGuards, type Moment } from './dialogueGuards.ts';
import { openPart, stamped, unanswered } from './drafts.ts';
import { offeredRepairs, repair } from './interpretation/repairs.ts';
import type { Plan } from './question.ts';
import { repairs } from './repair.ts';
import {
  dropPlanned,
  enterStep,
  isNew,
  isPlanned,
  isPlannedAmiss,
  plannedAnswer,
  plannedFor,
  takePlanned,
} from './slotFilling.ts';
import type { PartId } from './words.ts';

const act = () => undefined;

/** Of a thread what is new in it. */
const written = (value: unknown, context: DialogueContext): string =>
  (
    JSON.stringify(value, (name, inner: unknown) => {
      if (typeof inner === 'function') return 'act';
      return name === 'thread' && Array.isArray(inner) ? inner.filter((one) => !context.thread.includes(one)) : inner;
    }) ?? 'nothing'
  ).replaceAll('"', '');

const saids: readonly Plan[] = [
  {},
  { amount: { value: 'more' } },
  { amount: { value: 'enough' }, destination: { value: 'CM' } },
  { recipient: { value: 'far' } },
  { destination: { value: 'GH' }, method: { value: 'cash_pickup' }, recipient: { value: 'near' } },
];
const values = ['', 'yes', 'no', 'none', 'near', 'far', 'CM', 'enough'];
const parts: readonly PartId[] = ['destination', 'amount', 'recipient', 'trust'];

type Asked = (context: DialogueContext, reading: NamedReading, place: NonNullable<NamedReading['place']>) => unknown;

/** Asked where there is a place. */
const atPlace: Readonly<Record<string, Asked>> = {
  ...{
    ask,
    reportFailure: (context, _, place) => reportFailure(context, place),
    send: (context, _, place) => send(context, place),
  },
  refuse: (context, _, place) => [refusalOf(context, place), refuse(context, place)],
  ends: (context, _, place) => [
    finishOf(context, place),
    wentOut(context, place),
    failureOf(context, place),
    wait(place),
  ],
  stands: (context, _, place) => [asItStands(context, place), isAskedAlready(context, place), isNew(context, place)],
  due: (context, _, place) => [dueAt(context, place), keptUpBy({ tells: 'the sum', act }, place)],
  enterStep,
  planned: (context, reading, place) => [
    isPlanned(context, reading, place),
    isPlannedAmiss(context, reading, place),
    plannedAnswer(context, reading),
    ...[{ id: 'amount', control: { kind: 'text' }, suggested: 'some' } as const, unanswered(context, place)].map(
      (part) => part && plannedFor(context, part),
    ),
  ],
  takePlanned,
  dropPlanned,
};

const everywhere: Readonly<Record<string, Asked>> = {
  warnsOf,
  openPart,
  ...Object.fromEntries(
    values.map(
      (value) =>
        [
          `takes ${value}`,
          (context, reading) => [problemWith(context, reading, value), takeAnswer(context, reading, { value })],
        ] satisfies [string, Asked],
    ),
  ),
  'takes one of several': (context, reading) =>
    takeAnswer(context, reading, { value: 'near', words: { label: 'said' }, isOneOfSeveral: true }),
  ...Object.fromEntries(
    parts.map(
      (part) =>
        [
          `changes ${part}`,
          (context, reading) => [
            isOfThisStep(context, reading, part),
            changeHere(context, reading, part),
            openAgain(context, reading, { first: part, parts: [part], lost: ['method', 'trust', 'recipient'] }),
          ],
        ] satisfies [string, Asked],
    ),
  ),
  ...Object.fromEntries(
    saids.map(
      (said) =>
        [
          `corrects ${JSON.stringify(said)}`,
          (context, reading) => [
            corrected(context, reading, said),
            correctionBy(context, reading, said),
            putRight(context, reading, said),
            correctingActs(context, reading, said),
          ],
        ] satisfies [string, Asked],
    ),
  ),
  repairs: (context, reading) => offeredRepairs({ context, reading, part: openPart(context, reading) }),
  ...Object.fromEntries(
    repairs.map(
      (wanted) =>
        [
          `asks to ${wanted}`,
          (context, reading) => repair(wanted, { context, reading, part: openPart(context, reading), answers: {} }),
        ] satisfies [string, Asked],
    ),
  ),
  'is stamped': (context) =>
    [undefined, 7].map((now) => stamped({ thread: [...context.thread, { id: 9, kind: 'reminder' }] }, context, now)),
};

/** What is asked with more than a moment, with something for each. */
const params = {
  candidates: [{ words: { label: 'one' }, plan: {} }],
  candidate: { words: { label: 'one' }, plan: { amount: { value: 'more' }, trust: { value: 'yes' } }, tells: [] },
  ...{ value: 'enough', part: 'amount', said: { amount: { value: 'more' } }, outcome: 'cancelled', sent: {} },
};

function guardsThatHold(context: DialogueContext, reading: NamedReading): string {
  const moment: Moment = { context, event: { type: 'flow.moved', reading } };
  return Object.entries(dialogueGuards)
    .flatMap(([name, holds]) => ((holds as (moment: Moment, params: object) => boolean)(moment, params) ? [name] : []))
    .join(' ');
}

/** Each thing that may come of it, and where; what comes of it most often comes of it elsewhere. */
function outcomesOf(asked: Asked, needsPlace: boolean): readonly string[] {
  const outcomes = new Map<string, Map<string, string[]>>();
  for (const reading of readings) {
    const { place } = reading;
    if (needsPlace && !place) continue;
    for (const [name, context] of Object.entries(contexts)) {
      const outcome = written(asked(context, reading, place as NonNullable<typeof place>), context);
      const places = outcomes.get(outcome) ?? new Map<string, string[]>();
      outcomes.set(outcome, places.set(reading.name, [...(places.get(reading.name) ?? []), name]));
    }
  }
  const [[usual] = [], ...others] = [...outcomes].toSorted(([, one], [, other]) => countOf(other) - countOf(one));
  return [...others.flatMap(([outcome, places]) => [`  ${outcome}`, ...placeLines(places)]), `  else ${usual}`];
}

const countOf = (places: ReadonlyMap<string, readonly string[]>): number => [...places.values()].flat().length;

const placeLines = (places: ReadonlyMap<string, readonly string[]>): readonly string[] =>
  [...places].map(([reading, held]) => {
    const isAll = held.length === Object.keys(contexts).length;
    return `    ${reading}: ${isAll ? 'all' : held.join(', ')}`;
  });

/** `-u` writes it anew, to be read before it is accepted: a line that changed is a conversation that goes on otherwise. */
test('whatever a conversation holds, each of its steps does what the reviewed list says', async () => {
  const lines = [
    ...Object.entries(atPlace).flatMap(([name, asked]) => [name, ...outcomesOf(asked, true)]),
    ...Object.entries(everywhere).flatMap(([name, asked]) => [name, ...outcomesOf(asked, false)]),
    'guards that hold',
    ...outcomesOf(guardsThatHold, false),
  ];
  const list = resolve(import.meta.dirname, '../../tests/readings/steps.txt');
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(list);
});
