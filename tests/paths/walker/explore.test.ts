import { describe, expect, test } from 'vitest';
import { type BrokenStates, errandPaths, errandState } from '../fixtures/errandMachine.ts';
import { explore } from './explore.ts';
import { type AnyPathSpec, fail, ok } from './pathSpec.ts';

const invoked = { id: 'runErrand', src: 'runErrand' } as const;
const ended = { onDone: [{ guard: 'isUrgent', target: 'doneFast' }, { target: 'done' }], onError: 'failed' } as const;

const brokenMachines: readonly (readonly [string, BrokenStates, string])[] = [
  [
    'a failure nobody handles',
    { running: errandState({ entry: 'countTry', invoke: { ...invoked, onDone: ended.onDone } }) },
    'running does not handle that runErrand ends with "rain"',
  ],
  [
    'a success nobody handles',
    { running: errandState({ entry: 'countTry', invoke: { ...invoked, onError: 'failed' } }) },
    'running does not handle that runErrand ends with "ok"',
  ],
  ['a dead end', { dropped: errandState({}) }, 'dropped is a dead end: it is not final and nothing leads on'],
  [
    'a dead end whose every way out is blocked',
    { dropped: errandState({ on: { 'retry.requested': { guard: 'isNothing', target: 'asking' } } }) },
    'dropped is a dead end: it is not final and nothing leads on',
  ],
  [
    'a state nothing leads to',
    { lost: errandState({ on: { 'errand.dropped': 'dropped' } }) },
    'errand.lost cannot be reached from any start',
  ],
  [
    'a branch shadowed by the one before it',
    {
      running: errandState({
        entry: 'countTry',
        invoke: { ...invoked, onDone: [{ target: 'done' }, { target: 'doneFast' }], onError: 'failed' },
      }),
    },
    'errand.running | xstate.done.actor.runErrand | 1 can never be taken: ' +
      'errand.running | xstate.done.actor.runErrand | 0 comes first and always wins',
  ],
  [
    'a guard that is never false',
    {
      failed: errandState({
        on: {
          'retry.requested': [{ guard: 'isAnything', target: 'dropped' }, { target: 'running' }],
          'errand.dropped': 'dropped',
        },
      }),
    },
    'the guard isAnything of errand.failed | retry.requested | 0 is never false',
  ],
  [
    'a guard that is never true',
    { dropped: errandState({ always: { guard: 'isNothing', target: 'asking' }, on: { 'retry.requested': 'done' } }) },
    'errand.dropped | always | 0 is never taken: its guard isNothing is never true',
  ],
  [
    'a guard that throws',
    { failed: errandState({ on: { 'retry.requested': { guard: 'breaks', target: 'done' } } }) },
    "In failed, retry.requested throws: Error: Unable to evaluate guard 'breaks'",
  ],
  [
    'an invoke under another id',
    { running: errandState({ entry: 'countTry', invoke: { ...ended, src: 'runErrand', id: 'run' } }) },
    "errand.running invokes runErrand under the id run: an invoke's id must equal its src",
  ],
];

describe('exploring a machine', () => {
  test('finds every state and every edge of a sound one', () => {
    const [graph] = explore(errandPaths());
    expect(new Set([...(graph?.states.values() ?? [])].map(({ value }) => value))).toEqual(
      new Set(['asking', 'running', 'failed', 'done', 'doneFast', 'dropped']),
    );
    expect([...(graph?.edgesFrom.values() ?? [])].flat().length).toBe(19);
  });

  test.each(brokenMachines)('refuses %s, and names it', (_defect, broken, sentence) => {
    expect(() => explore(errandPaths(broken))).toThrow(sentence);
  });

  test('refuses a key that joins visits with different futures', () => {
    const blind: AnyPathSpec = { ...errandPaths(), key: ({ isUrgent }) => isUrgent };
    expect(() => explore(blind)).toThrow(
      'key() is too coarse: in failed, retry.requested leads to running on one visit and to failed on another (they differ in tries)',
    );
  });

  test('refuses a key that forgets what the spec itself reads', () => {
    const forgetful: AnyPathSpec = {
      ...errandPaths(),
      outcomes: { runErrand: ({ context }) => (context.isUrgent ? [ok(1)] : [ok(1), fail(new Error('rain'))]) },
      key: ({ tries }) => tries,
    };
    expect(() => explore(forgetful)).toThrow('visits of running with the same key offer different events');
  });

  test('refuses a spec that lists no failure for a promise', () => {
    const hopeful = { ...errandPaths({ failed: errandState({ type: 'final' }) }), outcomes: { runErrand: [ok(1)] } };
    expect(() => explore(hopeful)).toThrow('the spec lists no way for runErrand to fail');
    expect(() => explore({ ...hopeful, cannotFail: ['runErrand'] })).not.toThrow('the spec lists no way');
  });

  test('refuses a machine that a failure leaves broken', () => {
    const broken = { running: errandState({ entry: 'countTry', invoke: { ...invoked, onDone: ended.onDone } }) };
    expect(() => explore(errandPaths(broken))).toThrow('is left broken by: Error: rain');
  });

  test('refuses a step that has no words', () => {
    const { words, ...silent } = errandPaths();
    const wordless = { ...silent, words: { ...words, outcomes: { runErrand: { ok: 'has run it' } } } };
    expect(() => explore(wordless)).toThrow('the spec has no words for runErrand: rain');
  });

  test('refuses invariants and proofs of what never happens', () => {
    const dated = { ...errandPaths(), invariants: { 'all is well': { in: ['sleeping'], holds: () => true } } };
    expect(() => explore(dated)).toThrow('an invariant is about sleeping, where the machine never stands');
    expect(() => explore({ ...errandPaths(), about: { 'errand.sung': ['D-01'] } })).toThrow('errand.sung, which never');
  });

  test('refuses two outcomes with one label', () => {
    const twins = { ...errandPaths(), outcomes: { runErrand: [ok(1), ok(2), fail(new Error('rain'))] } };
    expect(() => explore(twins)).toThrow('the spec lists xstate.done.actor.runErrand ok twice');
  });

  test('gives up on a key that tells every visit apart', () => {
    const boundless = errandPaths({
      failed: errandState({ on: { 'retry.requested': 'running', 'errand.dropped': 'dropped' } }),
    });
    expect(() => explore({ ...boundless, limit: 200 })).toThrow('more than 200 steps');
  });
});
