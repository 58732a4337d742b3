import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ApiFailure, type ErrorCode } from '#contract/protocol/failure.ts';
import type { NewRecipient, Recipient } from '#contract/recipient/recipient.ts';
import type { RecipientDraft } from '#domain/recipient/recipientDraft.ts';
import { recipientFixture } from '#tests/fixtures/transferFixture.ts';
import { reauthenticationMachine } from '../../account/reauthentication/reauthenticationMachine.ts';
import type { AddRecipientInput, BankAccount, MobileAccount, RecipientToCreate } from './addRecipientContext.ts';
import { addRecipientMachine } from './addRecipientMachine.ts';

const ugandan: RecipientDraft = {
  transferMethod: 'mobile_money',
  countryCode: 'UG',
  firstName: 'Grace',
  lastName: 'Okello',
  mobile: '0771 234 567',
  confirmPhoneCode: '771234567',
  mobileMoneyProvider: 'mtn',
};
const account = { bankId: '058', accountNumber: '0123456789' };
const nigerian: RecipientDraft = {
  transferMethod: 'bank_transfer',
  countryCode: 'NG',
  firstName: 'Chidi',
  lastName: 'Okafor',
  ...account,
};

type Told = {
  readonly name?: string;
  readonly lookUpRefusal?: ErrorCode;
  readonly saveRefusals?: readonly ErrorCode[];
};

/** The form for one place; the network, the bank and our server answer as told. */
function startForm(place: Omit<AddRecipientInput, 'keyPrefix'>, { name = '', lookUpRefusal, saveRefusals = [] }: Told) {
  const refusals = [...saveRefusals];
  const saved: NewRecipient[] = [];
  const keys: string[] = [];
  const asked: MobileAccount[] = [];
  const lookedUp: BankAccount[] = [];
  const look = () => {
    if (lookUpRefusal) throw new ApiFailure(lookUpRefusal);
    return name;
  };
  const machine = addRecipientMachine.provide({
    actors: {
      lookUpAccountName: fromPromise<{ accountName: string }, BankAccount>(async ({ input }) => {
        lookedUp.push(input);
        return { accountName: look() };
      }),
      lookUpCustomerName: fromPromise<{ customerName: string }, MobileAccount>(async ({ input }) => {
        asked.push(input);
        return { customerName: look() };
      }),
      createRecipient: fromPromise<Recipient, RecipientToCreate>(async ({ input }) => {
        keys.push(input.idempotencyKey);
        const refusal = refusals.shift();
        if (refusal) throw new ApiFailure(refusal);
        saved.push(input.recipient);
        return recipientFixture();
      }),
      reauthentication: reauthenticationMachine.provide({
        actors: { confirmPassword: fromPromise<void, { password: string }>(async () => undefined) },
      }),
    },
  });
  const actor = createActor(machine, { input: { ...place, keyPrefix: 'draft.recipient.1' } }).start();
  type Place = Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0];
  const arrives = (state: Place) => waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, arrives, saved, keys, asked, lookedUp };
}

const toUganda = { countryCode: 'UG', transferMethod: 'mobile_money' } as const;
const toNigeria = { countryCode: 'NG', transferMethod: 'bank_transfer' } as const;

describe('adding a recipient', () => {
  test('every problem is told at once and nothing is saved (RCP-13, RCP-17)', () => {
    const { actor, saved } = startForm(toUganda, {});
    actor.send({ type: 'details.entered', draft: { ...ugandan, firstName: '', confirmPhoneCode: '771234568' } });
    const { value, context } = actor.getSnapshot();
    expect(value).toEqual({ askingDetails: 'unverified' });
    expect(context.problems).toEqual({ firstName: 'firstNameRequired', confirmPhoneCode: 'mobilesDiffer' });
    expect(saved).toEqual([]);
  });

  test('a matching name at the network is saved as matched (RCP-33, ERR-34)', async () => {
    const { actor, arrives, saved, asked } = startForm(toUganda, { name: 'OKELLO Grace Atim' });
    actor.send({ type: 'details.entered', draft: ugandan });
    const { output } = await arrives('saved');
    expect(output).toEqual({ outcome: 'saved', recipient: recipientFixture() });
    expect(asked).toEqual([
      { telecomCode: 'mtn', customerAccountNumber: '256771234567', expectedName: 'Grace Okello' },
    ]);
    expect(saved[0]?.profile).toMatchObject({ mobile: '771234567', nameCheck: 'matched' });
  });

  test.each([
    ['askingAboutMismatch', { name: 'John Mugisha' }, 'proceededOnMismatch'],
    ['askingAboutUnchecked', { lookUpRefusal: 'accountNameUnavailable' }, 'proceededUnchecked'],
  ] as const)('%s: the choice to proceed is recorded (RCP-34, D-64)', async (state, told, nameCheck) => {
    const { actor, arrives, saved } = startForm(toUganda, told);
    actor.send({ type: 'details.entered', draft: ugandan });
    await arrives(state);
    expect(saved).toEqual([]);
    actor.send({ type: 'name.accepted' });
    await arrives('saved');
    expect(saved[0]?.profile.nameCheck).toBe(nameCheck);
  });

  test('a Nigerian account is looked up before anything is saved, and asked about afresh when it changes (RCP-29)', async () => {
    const { actor, arrives, saved, lookedUp } = startForm(toNigeria, { name: 'CHIDI OKAFOR' });
    actor.send({ type: 'account.entered', ...account });
    expect(actor.getSnapshot().hasTag('waiting')).toBe(true);
    const { context } = await arrives({ askingDetails: 'accountFound' });
    expect(context.accountName).toBe('CHIDI OKAFOR');
    actor.send({ type: 'details.entered', draft: { ...nigerian, accountNumber: '0123456780' } });
    await arrives({ askingDetails: 'accountFound' });
    expect(saved).toEqual([]);
    actor.send({ type: 'details.entered', draft: { ...nigerian, accountNumber: '0123456780' } });
    await arrives('saved');
    expect(saved[0]?.profile.accountNumber).toBe('0123456780');
    expect(lookedUp).toEqual([account, { ...account, accountNumber: '0123456780' }]);
  });

  test('while an account is looked up nothing can be submitted (RCP-31)', async () => {
    const { actor, arrives, saved, lookedUp } = startForm(toNigeria, { name: 'CHIDI OKAFOR' });
    actor.send({ type: 'account.entered', ...account });
    actor.send({ type: 'details.entered', draft: { ...nigerian, accountNumber: '0123456780' } });
    expect(actor.getSnapshot().value).toEqual({ askingDetails: 'verifyingAccount' });
    await arrives({ askingDetails: 'accountFound' });
    expect(saved).toEqual([]);
    expect(lookedUp).toEqual([account]);
  });

  test('another bank with the same number is asked anew, spaces in a number are not (RCP-29)', async () => {
    const { actor, arrives, saved, lookedUp } = startForm(toNigeria, { name: 'CHIDI OKAFOR' });
    actor.send({ type: 'account.entered', ...account });
    await arrives({ askingDetails: 'accountFound' });
    actor.send({ type: 'details.entered', draft: { ...nigerian, bankId: '011' } });
    await arrives({ askingDetails: 'accountFound' });
    expect(saved).toEqual([]);
    actor.send({ type: 'details.entered', draft: { ...nigerian, bankId: '011', accountNumber: '01234 56789' } });
    await arrives('saved');
    expect(lookedUp.map(({ bankId }) => bankId)).toEqual(['058', '011']);
  });

  test.each([
    ['no bank', { ...account, bankId: '' }],
    ['nine digits', { ...account, accountNumber: '012345678' }],
    ['eleven digits', { ...account, accountNumber: '01234567890' }],
    ['a letter before ten digits', { ...account, accountNumber: 'x0123456789' }],
  ])('an account with %s is not looked up (RCP-29)', (_what, typed) => {
    const { actor, lookedUp } = startForm(toNigeria, { name: 'CHIDI OKAFOR' });
    actor.send({ type: 'account.entered', ...typed });
    expect(actor.getSnapshot().hasTag('waiting')).toBe(false);
    expect(lookedUp).toEqual([]);
  });

  test.each([
    ['accountNameNotFound', 'accountNotFound'],
    ['accountNameUnavailable', 'accountUnavailable'],
  ] as const)('%s: the form says so and saves nothing (RCP-30)', async (lookUpRefusal, state) => {
    const { actor, arrives, saved } = startForm(toNigeria, { lookUpRefusal });
    actor.send({ type: 'details.entered', draft: nigerian });
    await arrives({ askingDetails: state });
    expect(saved).toEqual([]);
  });

  test('when a fresh sign-in is wanted, the password is asked and the recipient is saved after it (D-120)', async () => {
    const { actor, arrives, saved, keys } = startForm(toUganda, {
      name: 'Grace Okello',
      saveRefusals: ['reauthenticationRequired'],
    });
    actor.send({ type: 'details.entered', draft: ugandan });
    const { children } = await arrives('confirmingPassword');
    children.reauthentication?.send({ type: 'password.entered', password: 'Correct-Horse-9' });
    await arrives('saved');
    expect(saved).toHaveLength(1);
    expect(keys).toEqual(['draft.recipient.1.1', 'draft.recipient.1.2']);
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('Correct-Horse-9');
  });
});
