import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise, type Snapshot } from 'xstate';
import { ApiFailure } from '#contract/protocol/failure.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { notifyRestored } from '#src/app/storage/notifyRestored.ts';
import { storedSnapshot } from '#src/app/storage/snapshotStore.ts';
import type { TransferToCreate } from '#src/machines/transfer/send-money/sendMoneyContext.ts';
import { sendMoneyMachine } from '#src/machines/transfer/send-money/sendMoneyMachine.ts';
import { openingOf, sendMoneySlot } from '#src/routes/transfer/sendMoneyOpening.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { sendMoneyPaths } from './specs/sendMoney.paths.ts';
import { explore } from './walker/explore.ts';
import { stateTitle } from './walker/snapshotText.ts';

const user = userFixture();

/** A server on which what this tab remembers is gone, and that answers nothing else. */
const gone = sendMoneyMachine.provide({
  actors: {
    fetchTransfer: fromPromise<Transfer, { transferId: string }>(() => Promise.reject(new ApiFailure('notFound'))),
    createTransfer: fromPromise<Transfer, TransferToCreate>(() => new Promise(() => {})),
  },
});

/** One stored snapshot for each state the walker knows. */
const stored = new Map(
  explore(sendMoneyPaths).flatMap(({ states }) =>
    [...states.values()]
      .filter(({ status }) => status === 'active')
      .map((snapshot): [string, Snapshot<unknown>] => {
        const { value, status, context } = snapshot;
        return [stateTitle(snapshot), { value, status, context, children: {}, historyValue: {} } as never];
      }),
  ),
);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
});

const addresses = ['/get-quote', '/recipient'].flatMap((pathname) =>
  [...stored].map(([title, snapshot]) => ({ pathname, title, snapshot })),
);

/** Without its actors nothing is read; a tab left while a transfer just chosen is read goes on reading it at `/get-quote`. */
const goesOnWorking = ['creating', 'resuming'];

test.each(addresses)('$pathname, in a tab left at $title, is where something is prepared', async (tab) => {
  const { version, machine } = sendMoneySlot;
  sessionStorage.setItem(
    `sawa.flow.${machine.id}`,
    JSON.stringify({ version, machine: machine.id, snapshot: tab.snapshot }),
  );
  const { input, startsAfresh, lacksTransfer } = openingOf({ pathname: tab.pathname, search: '' }, user);
  const left = startsAfresh ? undefined : storedSnapshot(sendMoneySlot, input);
  const actor = createActor(gone, { input, ...(left && { snapshot: left }) }).start();
  notifyRestored(actor);
  await vi.waitFor(() => {
    const { value } = actor.getSnapshot();
    expect(goesOnWorking.includes(String(value)) || (typeof value === 'object' && 'preparing' in value)).toBe(true);
  });
  expect(lacksTransfer).toBe(false);
  actor.stop();
});

test('every state that may be stored is among them', () => {
  expect(stored.size).toBeGreaterThan(20);
});
