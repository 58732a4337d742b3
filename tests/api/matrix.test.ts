import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { acknowledgeScamAlert, createTransfer, updateTransfer } from '#contract/transfer/transfer.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import { hurry } from '#tests/fixtures/companies.ts';
import { hostedSwitches } from '#tests/fixtures/hostedPayments.ts';
import {
  type Cell,
  everyCell,
  isOffered,
  type Outcome,
  payingFrom,
  recipientFor,
} from '#tests/fixtures/matrixCells.ts';
import { operate } from '#tests/fixtures/operator.ts';
import { payInWays } from '#tests/fixtures/payInWays.ts';
import { livesIn, type Person } from '#tests/fixtures/people.ts';
import { askPrice } from '#tests/fixtures/quoting.ts';
import { addRecipientTo } from '#tests/fixtures/recipientFixture.ts';
import type { RunningApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import { cancel, verifiedSender } from '#tests/fixtures/sending.ts';
import { withSendingApp } from '#tests/fixtures/sendingApp.ts';

let app: RunningApp;
withSendingApp(
  (started) => {
    ({ app } = started);
  },
  { paymentSwitches: hostedSwitches },
);

const cells = everyCell.filter(isOffered);

/** Where each outcome ends, and what the ledger has of it by then. */
const ends: Record<Outcome, { readonly statuses: readonly TransferStatus[]; readonly journals: readonly string[] }> = {
  delivered: { statuses: ['COMPLETE'], journals: ['J1', 'J3', 'J4', 'J5'] },
  declined: { statuses: ['PAYMENT_DECLINED'], journals: [] },
  calledOff: { statuses: ['PAYMENT_CANCELLED', 'CANCELLED'], journals: [] },
  refusedByPartner: { statuses: ['REFUNDED'], journals: ['J1', 'J3', 'J4', 'J6', 'J7', 'J8', 'J9'] },
  returnedByPartner: { statuses: ['REFUNDED'], journals: ['J1', 'J15', 'J3', 'J4', 'J5', 'J9'] },
};

type Standing = {
  id: string;
  status: TransferStatus;
  partner: string | null;
  payout: string | null;
  refund: string | null;
};

/** How the transfers stand for which somebody waits, read at once for all of them. */
function openWatch() {
  const standings = new Map<string, Standing>();
  const awaited = new Set<string>();
  let isOpen = true;
  const run = async () => {
    for (let turn = 1; isOpen; turn++) {
      const read = await sql<Standing>`select t.id, t.status, o.partner, o.state as payout,
          (select state from refund f where f.transfer_id = t.id order by created_at desc limit 1) as refund
        from transfer t left join lateral (select partner, state from payout_attempt where transfer_id = t.id
          order by n desc limit 1) o on true where t.id = any(${[...awaited]})`.execute(app.db);
      for (const row of read.rows) standings.set(row.id, row);
      if (turn % 4 === 0) await hurry(app);
      await pause(100);
    }
  };
  const running = run();
  return {
    async until({ id }: Transfer, says: string, isSo: (standing: Standing) => boolean): Promise<void> {
      awaited.add(id);
      for (const deadline = Date.now() + 60_000; ; await pause(30)) {
        const standing = standings.get(id);
        if (standing && isSo(standing)) break;
        if (Date.now() > deadline) throw new Error(`Waited until ${says}, but ${JSON.stringify(standing)}`);
      }
      awaited.delete(id);
    },
    close: async () => {
      isOpen = false;
      await running;
    },
  };
}
type Watch = ReturnType<typeof openWatch>;

const pricing = new Map<Person, Promise<unknown>>();

/** A sender prices one transfer at a time: a price that counts on a reward another has just used is refused. */
function oneByOne<Result>(person: Person, work: () => Promise<Result>): Promise<Result> {
  const result = (pricing.get(person) ?? Promise.resolve()).then(work);
  pricing.set(
    person,
    result.catch(() => undefined),
  );
  return result;
}

/** Up to the company's page, as the screens go. */
async function begin(person: Person, cell: Cell, recipientId: string): Promise<Transfer> {
  const { country, amount } = payingFrom[cell.currency];
  const priceAndCreate = async () => {
    const { answer } = await askPrice(person, { amount, from: country, to: cell.to, method: cell.method });
    const params = { id: person.user.id };
    const body = { recipientId, transferQuoteId: dataOf(answer).id, transferReasonId: 'family-support' };
    return person.sender.call(createTransfer, { params, body });
  };
  const transfer = await oneByOne(person, async () => {
    const created = await priceAndCreate();
    // A transfer that came back meanwhile took a reward along that the price counted on: there is another price.
    const isAnotherPrice = !created.ok && created.error.code === 'quoteExpired';
    return dataOf(isAnotherPrice ? await priceAndCreate() : created);
  });
  const acknowledged = { transferId: transfer.id, recipientId, acknowledgment: true } as const;
  dataOf(await person.sender.call(acknowledgeScamAlert, { body: acknowledged }));
  const gateway = { paymentGateway: cell.provider };
  return dataOf(await person.sender.call(updateTransfer, { params: { tid: transfer.id }, body: gateway }));
}

const decisions = { declined: 'decline', calledOff: 'cancel' } as const;

async function walk(person: Person, cell: Cell, { recipientId, watch }: { recipientId: string; watch: Watch }) {
  const transfer = await begin(person, cell, recipientId);
  const { outcome } = cell;
  const decision = outcome === 'declined' || outcome === 'calledOff' ? decisions[outcome] : 'approve';
  await payInWays[cell.provider](app, { person, transfer, decision });
  if (outcome === 'calledOff') await cancel(person, transfer);
  else if (outcome !== 'declined') await payOut(person, transfer, { outcome, watch });
  const { statuses } = ends[outcome];
  await watch.until(transfer, `it is ${statuses.join(' or ')}`, ({ status }) => statuses.includes(status));
  return transfer.id;
}

/** What the partner does by itself, operators and the sender do where nobody is behind it or somebody must decide. */
async function payOut(person: Person, transfer: Transfer, { outcome, watch }: { outcome: Outcome; watch: Watch }) {
  const act = (command: string, operator: string) =>
    operate(app, { command, operator, transferId: transfer.id, reference: 'slip', reason: 'matrix' });
  let isManual = false;
  await watch.until(transfer, 'its payout is on its way', ({ partner, payout }) => {
    isManual = partner === 'MANUAL';
    return isManual ? payout === 'SUBMITTED' : payout !== null;
  });
  if (isManual) await act(outcome === 'refusedByPartner' ? 'mark-returned' : 'mark-paid', 'grace');
  if (outcome === 'refusedByPartner') {
    await watch.until(transfer, 'its payout is closed', ({ payout }) => payout === 'CLOSED');
    dataOf(await cancel(person, transfer));
  }
  if (outcome === 'returnedByPartner') {
    if (isManual) await act('mark-returned', 'grace');
    await watch.until(transfer, 'its refund waits for two', ({ refund }) => refund === 'AWAITING');
    await act('refund', 'grace');
    await act('refund', 'noor');
  }
}

/** Currencies with more cells have more lanes, so that all are done at about the same time. */
const cellsOfLane = 15;

/** Runs so many at a time. */
async function inTurn<Item>(items: readonly Item[], atOnce: number, work: (item: Item) => Promise<void>) {
  const line = [...items];
  const worker = async () => {
    for (let next = line.shift(); next !== undefined; next = line.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

describe('currency × destination × method × company × outcome (issue 7)', () => {
  const forbidden = everyCell.length - cells.length;
  const waiting = cells.length - cells.length;
  const counts = `${cells.length} walked, ${forbidden} forbidden by reference, ${waiting} wait for their company`;

  test(`each ends where it must, with the ledger that belongs to it: ${counts}`, { timeout: 400_000 }, async () => {
    const watch = openWatch();
    const ended = new Map<string, Cell>();
    const problems: string[] = [];
    const walkAll = async (currency: Cell['currency']) => {
      const person = await verifiedSender(app, currency === 'CAD' ? { countryCode: 'CA' } : {});
      await livesIn(app.db, person, payingFrom[currency].country);
      const recipients = new Map<string, string>();
      const ofCurrency = cells.filter((cell) => cell.currency === currency);
      for (const body of ofCurrency.map(recipientFor)) {
        const key = JSON.stringify(body);
        if (!recipients.has(key)) recipients.set(key, (await addRecipientTo(person, body)).id);
      }
      await inTurn(ofCurrency, Math.ceil(ofCurrency.length / cellsOfLane), async (cell) => {
        const recipientId = recipients.get(JSON.stringify(recipientFor(cell))) ?? '';
        await walk(person, cell, { recipientId, watch }).then(
          (id) => ended.set(id, cell),
          (failure: unknown) => problems.push(`${Object.values(cell).join(' ')}: ${String(failure)}`),
        );
      });
    };
    await Promise.all([...new Set(cells.map(({ currency }) => currency))].map(walkAll));
    await watch.close();
    expect(problems).toEqual([]);
    const booked = await sql<{
      id: string;
      kinds: string[] | null;
    }>`select t.id, (select json_agg(j.kind order by j.kind)
      from journal j where j.transfer_id = t.id and j.kind !~ '^J(2|16|17)') as kinds from transfer t`.execute(app.db);
    const wrong = booked.rows.flatMap(({ id, kinds }) => {
      const cell = ended.get(id);
      const expected = cell ? ends[cell.outcome].journals : [];
      return cell && JSON.stringify(kinds ?? []) !== JSON.stringify(expected)
        ? [`${Object.values(cell).join(' ')}: ${(kinds ?? []).join(' ')}`]
        : [];
    });
    expect(wrong).toEqual([]);
    expect(ended.size).toBe(cells.length);
  });
});
