import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { newId } from '#server/database/ids.ts';
import { operatorRoles, type TwoPersonCommand, twoPersonCommands } from '#server/ops/roles.ts';
import type { OpsRequest } from '#server/ops/runCommand.ts';
import { hurriedTo } from '#tests/fixtures/companies.ts';
import { operating } from '#tests/fixtures/operating.ts';
import { operate } from '#tests/fixtures/operator.ts';
import type { Person } from '#tests/fixtures/people.ts';
import { due, openAttempt, receipt } from '#tests/fixtures/receivedAmounts.ts';
import type { RunningApp } from '#tests/fixtures/runningApp.ts';
import { cancel, newTransfer, payByBank, untilStatus, verifiedSender } from '#tests/fixtures/sending.ts';
import { withSendingApp } from '#tests/fixtures/sendingApp.ts';

let app: RunningApp;
let ama: Person;
withSendingApp((started) => {
  ({ app, ama } = started);
});

const { by, applyEvent, held, untilStatusOf } = operating(() => app);
const sam = by('sam');
const hit = {
  entry: 'W-1',
  subject: 'recipient:x',
  name: 'Marie Ngo',
  likeness: 'match',
  listed: 'Marie Ngo',
} as const;

async function hitByTheWatchlist() {
  const transfer = await held();
  await applyEvent(transfer, { type: 'watchlist.hit', hits: [hit] });
  return { transferId: transfer.id };
}

async function delivered() {
  const transfer = await newTransfer(ama);
  await payByBank(ama, transfer);
  await untilStatus(ama, transfer.id, 'COMPLETE');
  return transfer;
}

/** Somebody the decision is about who takes no part in it, with an address. */
async function bystander(): Promise<{ transferId: string }> {
  const name = `op-${newId()}`;
  await app.db
    .insertInto('operator')
    .values({ name, secret_hash: newId(), email: `${name}@sawa.example`, roles: [...operatorRoles] })
    .execute();
  return { transferId: name };
}

type Asked = Omit<OpsRequest, 'command' | 'operator'>;

/** What each decision of two is made about. A new one that is missing here does not compile. */
const toDecide: Readonly<Record<TwoPersonCommand, () => Promise<Asked>>> = {
  approve: async () => ({ transferId: (await held()).id }),
  'clear-hit': hitByTheWatchlist,
  'confirm-hit': hitByTheWatchlist,
  async 'release-frozen'() {
    const about = await hitByTheWatchlist();
    await sam('confirm-hit', { id: about.transferId });
    await by('zoe')('confirm-hit', { id: about.transferId });
    return about;
  },
  async 'accept-difference'() {
    const transfer = await newTransfer(ama);
    const attemptId = await openAttempt(app, transfer, due(transfer));
    await applyEvent(transfer, receipt(attemptId, money('GBP', due(transfer).minor - 7)));
    return { transferId: transfer.id };
  },
  async 'release-legal-hold'() {
    const { id } = await held();
    await sam('hold-legally', { id }, { reason: 'Court order 17' });
    return { transferId: id };
  },
  async refund() {
    const { id } = await delivered();
    await sam('mark-returned', { id }, { reason: 'account closed' });
    return { transferId: id };
  },
  async 'refund-paid'() {
    const person = await verifiedSender(app);
    const transfer = await newTransfer(person, { amount: 5_000 });
    await payByBank(person, transfer);
    await untilStatus(person, transfer.id, 'PENDING_APPROVAL');
    await cancel(person, transfer);
    await hurriedTo(app, person, transfer.id, 'REFUNDED');
    await sam('refund-bounced', transfer, { reference: 'FPS 2' });
    return { transferId: transfer.id, reference: 'FPS 2' };
  },
  'write-off': async () => ({ amount: '0.01 GBP', reason: 'rounding', reference: newId() }),
  async unblock() {
    const person = await verifiedSender(app);
    await operate(app, { command: 'block', transferId: person.username, reason: 'fraud', operator: 'sam' });
    return { transferId: person.username };
  },
  async 'person-close'() {
    return { transferId: (await verifiedSender(app)).username };
  },
  async 'secrets-give-up'() {
    const id = randomBytes(8).toString('hex');
    await sql`insert into master_key (id) values (${id})`.execute(app.db);
    return { transferId: id, reason: 'its keeper left' };
  },
  'add-operator': async () => ({ transferId: `op-${newId()}`, email: 'nia@sawa.example', roles: 'support' }),
  'remove-operator': bystander,
  'rekey-operator': bystander,
  'change-operator': async () => ({ ...(await bystander()), roles: 'support' }),
};

/** How one of two came by the secret, long after whoever is first was there. */
async function secretsGiven(...given: readonly (readonly [to: string, proposedBy: string, agreedBy: string])[]) {
  await sql`update operator_invitation set used_at = now() - interval '2 days' where used_at is not null`.execute(
    app.db,
  );
  for (const [operator, proposedBy, agreedBy] of given) {
    const id = newId();
    await sql`insert into operator_invitation (id, operator, token_hash, proposed_by, agreed_by, expires_at, used_at)
      values (${id}, ${operator}, ${id}, ${proposedBy}, ${agreedBy}, now(), now() - interval '23 hours 59 minutes')`.execute(
      app.db,
    );
  }
}

const aDayLater = () =>
  sql`update operator_invitation set used_at = now() - interval '24 hours' where used_at is not null`.execute(app.db);

beforeAll(async () => {
  for (const operator of ['grace', 'noor', 'nia', 'oto', 'sam', 'zoe']) {
    await operate(app, { command: 'maintenance', transferId: 'off', operator });
  }
});

describe('a decision of two', () => {
  test.each(twoPersonCommands)(
    '%s is not made by an operator with the one who was added by them less than 24 hours ago (ASVS 2.3.5)',
    async (command) => {
      const about = await toDecide[command]();
      const yes = (operator: string) => operate(app, { command, ...about, operator });
      await secretsGiven(['nia', 'grace', 'noor']);
      expect(await yes('grace')).toMatchObject({ ok: true, data: { waitsForAnother: true } });
      const refusal = { ok: false, lines: [expect.stringMatching(/^Your yes does not count together/)] };
      expect(await yes('nia')).toMatchObject(refusal);
      await aDayLater();
      const done = await yes('nia');
      expect(done).toMatchObject({ ok: true });
      expect(done.data).not.toMatchObject({ waitsForAnother: true });
      if (about.transferId?.startsWith('op-') || !['approve', 'accept-difference'].includes(command)) return;
      await untilStatusOf({ id: about.transferId ?? '' }, 'COMPLETE');
    },
  );

  const pairs = [
    ['the one they added', 'grace', 'nia', [['nia', 'grace', 'noor']]],
    ['the one whose adding they agreed to', 'noor', 'nia', [['nia', 'grace', 'noor']]],
    ['the one who added them', 'nia', 'grace', [['nia', 'grace', 'noor']]],
    [
      'another one added by the same',
      'nia',
      'oto',
      [
        ['nia', 'grace', 'noor'],
        ['oto', 'sam', 'grace'],
      ],
    ],
    [
      'one added by the one they added',
      'grace',
      'oto',
      [
        ['nia', 'grace', 'noor'],
        ['oto', 'nia', 'sam'],
      ],
    ],
    ['themselves', 'grace', 'grace', []],
  ] as const;
  test.each(pairs)('does not count an operator together with %s', async (_, first, second, given) => {
    await secretsGiven(...given);
    const command = 'write-off';
    const about = await toDecide[command]();
    expect(await operate(app, { command, ...about, operator: first })).toMatchObject({ ok: true });
    expect(await operate(app, { command, ...about, operator: second })).toMatchObject({ ok: false });
    expect(await operate(app, { command, ...about, operator: 'zoe' })).toMatchObject({ ok: true });
  });

  test('is refused by the database itself, whatever the code above it asks', async () => {
    await secretsGiven(['nia', 'grace', 'noor']);
    const { id } = await held();
    const vote = (operator: string) =>
      sql`insert into approval (transfer_id, version, decision, operator) values (${id}, 1, 'approve', ${operator})`.execute(
        app.db,
      );
    await vote('grace');
    await expect(vote('nia')).rejects.toMatchObject({ constraint: 'votes_of_two_hands' });
    await expect(
      sql`insert into proposal (key, details, proposed_by, done_by) values ('x', '{}', 'nia', 'noor')`.execute(app.db),
    ).rejects.toMatchObject({ constraint: 'votes_of_two_hands' });
    await sam('reject', { id }, { reason: 'test' });
    await untilStatusOf({ id }, 'REFUNDED');
  });
});
