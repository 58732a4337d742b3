import { act, render, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import { claimSnapshots, forgetSnapshots, type SnapshotSlot } from './snapshotStore.ts';
import { usePersistedActor } from './usePersistedActor.ts';

const form = setup({ types: { tags: {} as 'personal', events: {} as { type: 'form.sent' } } }).createMachine({
  id: 'form',
  tags: 'personal',
  initial: 'asking',
  states: { asking: { on: { 'form.sent': 'sent' } }, sent: { type: 'final' } },
});

const counter = setup({
  types: { context: {} as { count: number }, events: {} as { type: 'counted' } },
}).createMachine({
  id: 'counter',
  context: { count: 0 },
  on: { counted: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
});

const draft = setup({
  types: {
    context: {} as { amount: number },
    input: {} as { amount: number },
    events: {} as
      | { type: 'amount.entered'; amount: number }
      | { type: 'form.opened' | 'draft.sent' | 'counting.begun' },
    children: {} as { form: 'form'; counter: 'counter' },
  },
  actors: { form, counter },
}).createMachine({
  id: 'draft',
  context: ({ input }) => input,
  initial: 'asking',
  on: { 'amount.entered': { actions: assign({ amount: ({ event }) => event.amount }) } },
  states: {
    asking: { on: { 'form.opened': 'filling', 'counting.begun': 'counting', 'draft.sent': 'sent' } },
    counting: { invoke: { src: 'counter', id: 'counter' } },
    filling: { invoke: { src: 'form', id: 'form', onDone: 'asking' } },
    sent: { type: 'final' },
  },
});

let actor: ReturnType<typeof usePersistedActor<typeof draft>>;

function Draft({ slot, startsAfresh = false }: { slot: Omit<SnapshotSlot, 'machine'>; startsAfresh?: boolean }) {
  actor = usePersistedActor({ machine: draft, input: { amount: 0 }, startsAfresh, ...slot });
  return <p>{useSelector(actor, ({ value, context }) => `${value} ${context.amount}`)}</p>;
}

/** What a person sees who comes back to the page after a reload. */
function reopen(slot: Omit<SnapshotSlot, 'machine'> = { version: 1 }, startsAfresh = false) {
  const { unmount } = render(
    <StrictMode>
      <Draft slot={slot} startsAfresh={startsAfresh} />
    </StrictMode>,
  );
  const text = screen.getByRole('paragraph').textContent;
  return { text, leave: unmount };
}

async function leaveWith(...events: Parameters<typeof actor.send>[0][]) {
  const { leave } = reopen();
  for (const event of events) await act(async () => actor.send(event));
  leave();
}

afterEach(() => {
  forgetSnapshots();
  sessionStorage.clear();
});

describe('a flow that is kept', () => {
  test('goes on where it was left', async () => {
    await leaveWith({ type: 'amount.entered', amount: 5 });
    expect(reopen().text).toBe('asking 5');
  });

  test('goes on where its child was left (QUO-40)', async () => {
    const { leave } = reopen();
    await act(async () => actor.send({ type: 'counting.begun' }));
    await act(async () => actor.getSnapshot().children.counter?.send({ type: 'counted' }));
    leave();
    const again = reopen();
    expect(actor.getSnapshot().children.counter?.getSnapshot().context).toEqual({ count: 1 });
    again.leave();
  });

  test('begins anew after its end, or when asked to', async () => {
    await leaveWith({ type: 'amount.entered', amount: 5 }, { type: 'draft.sent' });
    const { text, leave } = reopen();
    expect(text).toBe('asking 0');
    leave();
    await leaveWith({ type: 'amount.entered', amount: 5 });
    expect(reopen({ version: 1 }, true).text).toBe('asking 0');
  });

  test('is stored from before anything personal was asked, at whatever depth, and goes on from there on this page alone', async () => {
    await leaveWith(
      { type: 'amount.entered', amount: 5 },
      { type: 'form.opened' },
      { type: 'amount.entered', amount: 6 },
    );
    const { text, leave } = reopen();
    expect(text).toBe('filling 6');
    leave();
    const stored: unknown = JSON.parse(sessionStorage.getItem('sawa.flow.draft') ?? '{}');
    expect(stored).toMatchObject({ snapshot: { value: 'asking', context: { amount: 5 } } });
  });

  test.each<[string, Omit<SnapshotSlot, 'machine'>, string]>([
    ['of another version without a way over', { version: 2 }, 'asking 0'],
    ['of a newer version', { version: 0 }, 'asking 0'],
    [
      'brought over version by version',
      { version: 3, migrations: { 1: withAmount(7), 2: (snapshot) => snapshot } },
      'asking 7',
    ],
    [
      'whose state is gone',
      { version: 2, migrations: { 1: () => ({ status: 'active', value: 'gone', context: {}, children: {} }) } },
      'asking 0',
    ],
    ['that became nonsense', { version: 2, migrations: { 1: () => ({ status: 'active' }) } }, 'asking 0'],
  ])('%s', async (_case, slot, text) => {
    await leaveWith({ type: 'amount.entered', amount: 5 });
    expect(reopen(slot).text).toBe(text);
  });

  test.each(['not json', '{}', '[1]', '{"version":1,"machine":"other","snapshot":{}}'])('%s is no draft', (stored) => {
    sessionStorage.setItem('sawa.flow.draft', stored);
    expect(reopen().text).toBe('asking 0');
  });

  test('becomes the draft of who signs in, and is not shown to the next person (D-23)', async () => {
    await leaveWith({ type: 'amount.entered', amount: 5 });
    claimSnapshots('ama');
    claimSnapshots('ama');
    expect(reopen().text).toBe('asking 5');
    claimSnapshots('kofi');
    expect(sessionStorage.getItem('sawa.flow.draft')).toBeNull();
  });

  test('is gone when a person leaves', async () => {
    await leaveWith({ type: 'amount.entered', amount: 5 });
    forgetSnapshots();
    expect(reopen().text).toBe('asking 0');
  });
});

function withAmount(amount: number) {
  return (snapshot: unknown) => ({ ...(snapshot as object), context: { amount } });
}
