import { afterEach, expect, test, vi } from 'vitest';
import { type AnyActorRef, createActor, fromPromise } from 'xstate';
import type { User } from '#contract/account/account.ts';
import type { PendingDeed } from '#contract/account/deed.ts';
import { ApiFailure } from '#contract/protocol/failure.ts';
import { allTerms } from '#src/dialogue/answerValues.ts';
import { placeOf } from '#src/dialogue/flows/place.ts';
import { questionAt } from '#src/dialogue/flows/questionAt.ts';
import type { Answers } from '#src/dialogue/question.ts';
import { confirmCodeMachine } from '#src/machines/account/confirm-code/confirmCodeMachine.ts';
import { reauthenticationMachine } from '#src/machines/account/reauthentication/reauthenticationMachine.ts';
import { type Credentials, signInMachine } from '#src/machines/account/sign-in/signInMachine.ts';
import { signUpMachine } from '#src/machines/account/sign-up/signUpMachine.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { guidedFlow, guidedInput, rightCode } from '#tests/fixtures/guidedFlow.ts';
import { registeredParts, registrationFixture } from '#tests/fixtures/registrationFixture.ts';
import { fetchedRecords } from './fetchedRecords.ts';

afterEach(() => queryClient.clear());

const { password } = registrationFixture;

const signIn = signInMachine.provide({
  actors: {
    signIn: fromPromise<User, Credentials>(async () => {
      throw new ApiFailure('secondFactorRequired', { params: { ways: 'passkey code' } });
    }),
  },
});

const never = () => new Promise<never>(() => {});
const confirmCode = confirmCodeMachine.provide({
  actors: { waitUntilResend: fromPromise<void, { at: number }>(never) },
});

const deed: PendingDeed = {
  deed: { hash: 'a'.repeat(64), shown: { kind: 'account', act: 'editProfile' } },
  ways: { passkey: false, code: true },
};
const reauthentication = reauthenticationMachine.provide({ actors: { readDeed: fromPromise(async () => deed) } });

/** Each place that asks for what nobody else may know, as a flow comes to it, with everything answered. */
const places: Readonly<Record<string, { readonly comes: () => AnyActorRef; readonly answers: Answers }>> = {
  'signing in': {
    comes: () => createActor(signIn, { input: {} }).start(),
    answers: { username: 'ama@example.com', signInPassword: password },
  },
  'a second factor': {
    comes: () => {
      const actor = createActor(signIn, { input: {} }).start();
      actor.send({ type: 'credentials.entered', username: 'ama@example.com', password });
      return actor;
    },
    answers: { factor: 'code', factorCode: rightCode },
  },
  'a password asked again': {
    comes: () => createActor(reauthentication, { input: { hasFactor: false } }).start(),
    answers: { password },
  },
  'a password asked again, with a code': {
    comes: () => createActor(reauthentication, { input: { hasFactor: true } }).start(),
    answers: { deedPassword: password, factorCode: rightCode },
  },
  'a new account': {
    comes: () => {
      const actor = createActor(signUpMachine, { input: {} }).start();
      const { aboutYou, contact } = registeredParts();
      actor.send({ type: 'aboutYou.entered', answers: aboutYou });
      actor.send({ type: 'contact.entered', answers: contact });
      return actor;
    },
    answers: { newPassword: password, agreements: allTerms(false) },
  },
  'a code that was sent': {
    comes: () => createActor(confirmCode, { input: { purpose: 'account', channel: 'email' } }).start(),
    answers: { code: rightCode },
  },
};

const guide = createActor(guidedFlow().machine, { input: guidedInput() });

test.each(Object.entries(places))('%s: what is secret is forgotten when it is sent', async (_, { comes, answers }) => {
  const actor = comes();
  const question = await vi.waitFor(() => {
    const place = placeOf(actor);
    const asked = place && questionAt(place, { guide, answers, records: fetchedRecords });
    if (!asked?.parts.every(({ id }) => answers[id] !== undefined)) throw new Error('It is not asked yet');
    return asked;
  });
  const secret = question.parts.filter(({ control: { kind } }) => kind === 'password' || kind === 'code');
  expect(secret).not.toEqual([]);
  expect(question.finish()).toMatchObject({
    kind: 'send',
    forgets: expect.arrayContaining(secret.map(({ id }) => id)),
  });
  actor.stop();
});
