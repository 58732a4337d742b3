import { describe, expect, test } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { guidedSenderMachine } from './guide/guided-sender/guidedSenderMachine.ts';

/** Work that waits for a moment and for nobody. */
const clocks = ['wait', 'waitUntil', 'waitUntilResend', 'expiryWatchdog'];

/** Work that binds a sender or takes their money. */
const binding = [
  'createTransfer',
  'chooseGateway',
  'sendUnpaid',
  'startBankPayment',
  'startHostedPayment',
  'startCardPayment',
];

const childOf = ({ machine }: AnyStateNode, source: unknown): AnyStateMachine | undefined => {
  const logic: unknown = machine.implementations.actors[String(source)];
  return typeof logic === 'object' && logic !== null && 'root' in logic ? (logic as AnyStateMachine) : undefined;
};

const sourcesOf = ({ invoke }: AnyStateNode): readonly string[] => invoke.map(({ src }) => String(src));

/** Every state of the conversation and of the flows it runs. */
function statesWithin(node: AnyStateNode, seen = new Set<AnyStateNode>()): ReadonlySet<AnyStateNode> {
  if (seen.has(node)) return seen;
  seen.add(node);
  const children = node.invoke.flatMap(({ src }) => childOf(node, src)?.root ?? []);
  for (const next of [...Object.values(node.states), ...children]) statesWithin(next, seen);
  return seen;
}

/** Where a clock leads when it strikes. */
const struckFrom = (node: AnyStateNode): readonly AnyStateNode[] =>
  [...node.transitions].flatMap(([event, transitions]) => {
    const isClock = clocks.some((clock) => event === `xstate.done.actor.${clock}`) || event.startsWith('xstate.after.');
    return isClock ? transitions.flatMap(({ target }) => target ?? []) : [];
  });

/** Everything that follows by itself: work that ends, states passed through, flows that begin; never a person's event. */
function unattended(entered: readonly AnyStateNode[], seen = new Set<AnyStateNode>()): ReadonlySet<AnyStateNode> {
  for (const node of entered) {
    if (seen.has(node)) continue;
    seen.add(node);
    const alone = [...node.transitions].flatMap(([event, transitions]) =>
      /^xstate\.(?:done|error|after)\./.test(event) && !isAnsweredByPerson(node, event) ? transitions : [],
    );
    const next = [...alone, ...(node.always ?? [])].flatMap(({ target }) => target ?? []);
    const inside = node.type === 'parallel' ? Object.values(node.states) : (node.initial?.target ?? []);
    const children = node.invoke.flatMap(({ src }) => childOf(node, src)?.root ?? []);
    unattended([...next, ...inside, ...children], seen);
  }
  return seen;
}

/** A flow ends when somebody has answered it. */
const isAnsweredByPerson = (node: AnyStateNode, event: string): boolean =>
  node.invoke.some(
    ({ id, src }) =>
      event.endsWith(`.actor.${id}`) && !clocks.includes(String(src)) && childOf(node, src) !== undefined,
  );

describe('a clock in the conversation, or in a flow it runs', () => {
  const states = [...statesWithin(guidedSenderMachine.root)];

  test('is known here, as is everything that moves money', () => {
    const sources = new Set(states.flatMap(sourcesOf));
    expect([...binding, ...clocks].filter((source) => !sources.has(source))).toEqual([]);
    expect(states.filter((node) => struckFrom(node).length > 0).length).toBeGreaterThan(5);
  });

  test('never creates, confirms or pays anything when it strikes (chat rule 24)', () => {
    const begun = states.flatMap((node) => [...unattended(struckFrom(node))].flatMap(sourcesOf));
    expect(begun.filter((source) => binding.includes(source))).toEqual([]);
  });
});
