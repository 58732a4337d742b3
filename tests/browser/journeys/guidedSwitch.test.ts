import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { accountIn, personKey } from '#server/transfer/lifecycle/storedRecipient.ts';
import { ledgerEntriesOf } from '#tests/fixtures/ledgerEntries.ts';
import { newRegistration } from '#tests/fixtures/people.ts';
import { rowCounts } from '#tests/fixtures/rowCounts.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { brokenPromises } from '#tests/fixtures/sending.ts';
import { readCode } from '../harness/readCode.ts';
import { useBrowser } from '../harness/useBrowser.ts';
import { firstTransfer, walkGuide } from './guidedWalk.ts';

const kept = z.object({
  snapshot: z.object({ value: z.unknown(), context: z.record(z.string(), z.unknown()) }),
});

/** Where the flow is and what it knows at the review, without ids, moments, rates and counts of tries, which are no two times the same. */
async function flowOf(page: Page) {
  const stored = await page.evaluate(() => sessionStorage.getItem('sawa.flow.sendMoney'));
  const { snapshot } = kept.parse(JSON.parse(stored ?? 'null'));
  const { isAcknowledged, reasonId, quotesAtOnce, failure } = snapshot.context;
  const {
    exchangeRate: _rate,
    payoutActualValue: _arrives,
    ...draft
  } = z.looseObject({}).parse(snapshot.context.draft);
  return { value: snapshot.value, draft, isAcknowledged, reasonId, quotesAtOnce, failure };
}

describe('a transfer with two faces', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist'), delayMs: 300 });
  });
  afterAll(() => app.stop());

  /** What is left of one walk: the flow at the review, and every row the server wrote for it. */
  async function walk(switchesFace: boolean) {
    const before = await rowCounts(app.db);
    const person = newRegistration();
    const page = await openPage(app, { path: '/send/guided' });
    page.setDefaultTimeout(20_000);
    const flows: unknown[] = [];
    await walkGuide(page, firstTransfer({ person, code: () => readCode(app, person.email) }), {
      switchesFace,
      atReview: async () => void flows.push(await flowOf(page)),
    });
    const after = await rowCounts(app.db);
    const added = Object.fromEntries(lasting.map((table) => [table, (after[table] ?? 0) - (before[table] ?? 0)]));
    return {
      flows,
      added,
      transfers: await transfersOf(person.email),
      booked: await ledgerEntriesOf(app, person.email),
    };
  }

  /** With the account as it was told: sealed, it is no two times the same. */
  async function transfersOf(email: string) {
    const rows = await app.db
      .selectFrom('transfer')
      .innerJoin('app_user', 'app_user.id', 'transfer.user_id')
      .innerJoin('recipient', 'recipient.id', 'transfer.recipient_id')
      .select(['transfer.status', 'reason_id', 'method', 'origin_minor', 'destination_currency'])
      .select([
        'recipient.id',
        'recipient.first_name',
        'recipient.last_name',
        'recipient.profile',
        'verified_account_name',
      ])
      .select(personKey.as('person_key'))
      .where('app_user.email', '=', email)
      .execute();
    return rows.map(({ id, profile, verified_account_name, person_key, ...transfer }) => ({
      ...transfer,
      account: accountIn(app.keys, id, { profile, verified_account_name, person_key }),
    }));
  }

  test('is left for the screens at every question and come back to, and ends as if it never had been (chat rule 19)', async () => {
    const plain = await walk(false);
    const switched = await walk(true);
    expect(switched.flows).toEqual(plain.flows);
    expect(switched.transfers).toEqual(plain.transfers);
    expect(switched.transfers).toHaveLength(1);
    expect(switched.added).toEqual(plain.added);
    expect(switched.booked).toEqual(plain.booked);
    expect(await brokenPromises(app)).toEqual([]);
  }, 400_000);
});

/** Everything a transfer leaves behind; jobs, rates and sessions come and go beside it. */
const lasting = [
  'app_user',
  'recipient',
  'transfer_quote',
  'transfer',
  'status_event',
  'scam_acknowledgment',
  'verification',
  'payment_attempt',
  'payment',
  'payout_attempt',
  'journal',
  'posting',
] as const;
