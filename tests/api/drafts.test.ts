import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DraftTransfer, keepDraft, readDraft } from '#contract/draft.ts';
import { signInWith, testPassword } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import { newTransfer, verifiedSender } from '#tests/fixtures/sending.ts';

const begun: DraftTransfer = {
  originCountryCode: 'GB',
  destinationCountryCode: 'CM',
  transferMethod: 'mobile_money',
  typed: 'payin',
  amount: 150,
  includeOperatorFee: true,
  transferReasonId: 'family-support',
};

describe('a transfer that is being prepared', () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  test('is there on another device, until a transfer is created', async () => {
    const person = await verifiedSender(app);
    const params = { id: person.user.id };
    expect(dataOf(await person.sender.call(readDraft, { params }))).toEqual({});
    dataOf(await person.sender.call(keepDraft, { params, body: { ...begun, amount: 90 } }));
    dataOf(await person.sender.call(keepDraft, { params, body: begun }));

    const { sender: elsewhere } = await signInWith(app, { username: person.username, password: testPassword });
    expect(dataOf(await elsewhere.call(readDraft, { params }))).toEqual({ draft: begun });

    await newTransfer(person);
    expect(dataOf(await elsewhere.call(readDraft, { params }))).toEqual({});
  });

  test('is nobody else’s', async () => {
    const [one, other] = [await verifiedSender(app), await verifiedSender(app)];
    const params = { id: one.user.id };
    for (const answer of [
      await other.sender.call(readDraft, { params }),
      await other.sender.call(keepDraft, { params, body: begun }),
    ]) {
      expect(answer).toMatchObject({ ok: false, error: { code: 'notFound' } });
    }
  });
});
