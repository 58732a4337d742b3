import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { User } from '#contract/account/account.ts';
import type { Registration } from '#contract/account/registration.ts';
import { ApiFailure } from '#contract/protocol/failure.ts';
import { enterRegistration, registeredParts, registrationFixture } from '#tests/fixtures/registrationFixture.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { type CodeToCheck, type ConfirmedCode, confirmCodeMachine } from '../confirm-code/confirmCodeMachine.ts';
import type { SentCode } from '../confirm-code/sentCode.ts';
import type { RegistrationPart } from './registrationParts.ts';
import type { SignUpInput } from './signUpContext.ts';
import { signUpMachine } from './signUpMachine.ts';

type Confirmed = 'email' | 'phone' | 'newEmail';

/** Somebody signing up; every code is right, and confirms what the test says. */
function startSignUp(
  input: SignUpInput,
  { confirmed = 'email', isInstant = true }: { confirmed?: Confirmed; isInstant?: boolean } = {},
) {
  const registered: Registration[] = [];
  const checked: CodeToCheck[] = [];
  const tokens: string[] = [];
  const confirmCode = confirmCodeMachine.provide({
    actors: {
      checkCode: fromPromise<ConfirmedCode, CodeToCheck>(async ({ input: check }) => {
        checked.push(check);
        return { kind: 'account', confirmed, username: 'ama@example.com', instantToken: 'instant-token' };
      }),
      waitUntilResend: fromPromise<void, { at: number }>(() => new Promise(() => undefined)),
    },
  });
  const machine = signUpMachine.provide({
    actors: {
      confirmCode,
      registerAccount: fromPromise<SentCode, Registration>(async ({ input: details }) => {
        registered.push(details);
        return { sentTo: 'a•••@example.com', resendAt: 1_000, expiresAt: 2_000 };
      }),
      signInInstantly: fromPromise<User, { username: string; token: string }>(async ({ input: { token } }) => {
        tokens.push(token);
        if (!isInstant) throw new ApiFailure('tokenInvalid');
        return userFixture();
      }),
    },
  });
  const actor = createActor(machine, { input }).start();
  return {
    actor,
    registered,
    checked,
    tokens,
    at: (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
      waitFor(actor, (snapshot) => snapshot.matches(state)),
    enterCode: () => actor.getSnapshot().children.confirmCode?.send({ type: 'code.entered', code: '123456' }),
  };
}

async function register(sender: ReturnType<typeof startSignUp>, details = registrationFixture) {
  enterRegistration(sender.actor, details);
  await sender.at('confirmingCode');
}

describe('signing up', () => {
  test('registers, confirms and enters on the person’s own click (AUT-28)', async () => {
    const sender = startSignUp({});
    await register(sender);
    sender.enterCode();
    await sender.at('askingToEnter');
    expect(sender.tokens).toEqual([]);
    sender.actor.send({ type: 'account.entered' });
    expect((await sender.at('signedIn')).output).toEqual({ kind: 'signedIn', user: userFixture() });
    expect(sender.registered).toEqual([registrationFixture]);
    expect(sender.tokens).toEqual(['instant-token']);
  });

  test('keeps the answers, but not the password', async () => {
    const sender = startSignUp({});
    await register(sender);
    const { context } = sender.actor.getSnapshot();
    expect(context).toMatchObject({ aboutYou: { firstName: 'Ama' }, contact: { email: 'ama@example.com' } });
    expect(JSON.stringify(context)).not.toContain(registrationFixture.password);
  });

  test.each([
    ['email', 'ama@example.com'],
    ['sms', '+447400123456'],
  ] as const)('confirms by %s the address the code went to', async (channel, username) => {
    const sender = startSignUp({});
    await register(sender, { ...registrationFixture, channel });
    sender.enterCode();
    await sender.at('askingToEnter');
    expect(sender.checked).toEqual([{ purpose: 'account', channel, username, answer: { code: '123456' } }]);
  });

  test('leads to signing in by password when the instant token no longer works', async () => {
    const sender = startSignUp({ earlier: { channel: 'email', token: 'link-token' } }, { isInstant: false });
    await sender.at('askingToEnter');
    sender.actor.send({ type: 'account.entered' });
    expect((await sender.at('leftToSignIn')).output).toEqual({ kind: 'signIn', username: 'ama@example.com' });
  });

  test.each<[string, SignUpInput, Confirmed, string]>([
    ['a link of an earlier registration', { earlier: { channel: 'email', token: 'link' } }, 'email', 'emailVerified'],
    ['a link to a new e-mail', { earlier: { channel: 'email', token: 'link' } }, 'newEmail', 'updated'],
    ['a phone confirmed later', { earlier: { channel: 'sms', token: 'link' } }, 'phone', 'created'],
  ])('ends, after %s, as it should (AUT-30)', async (_, input, confirmed, success) => {
    const sender = startSignUp(input, { confirmed });
    expect((await sender.at('askingToEnter')).context.success).toBe(success);
  });

  test.each<[string, SignUpInput, string]>([
    ['who came to type a code', { earlier: { channel: 'email', username: 'ama@example.com' } }, 'askingAboutYou'],
    ['who followed a link', { earlier: { channel: 'email', token: 'link' } }, 'confirmingCode'],
  ])('leads whoever registered earlier and %s, when they would register anew, to %s', (_who, input, state) => {
    const { actor } = startSignUp(input);
    expect(actor.getSnapshot().value).toBe('confirmingCode');
    actor.send({ type: 'part.reopened', part: 'contact' });
    expect(actor.getSnapshot().value).toBe(state);
  });

  test.each<[RegistrationPart, string]>([
    ['aboutYou', 'askingAboutYou'],
    ['contact', 'askingContact'],
    ['consent', 'askingConsent'],
  ])('lets whoever registered just now correct %s', async (part, state) => {
    const sender = startSignUp({});
    await register(sender);
    sender.actor.send({ type: 'part.reopened', part });
    expect(sender.actor.getSnapshot().value).toBe(state);
  });
});

describe('the three parts of the form (AUT-25)', () => {
  const { aboutYou, contact, consent } = registeredParts();

  test.each<[string, SignUpInput['answered'], string]>([
    ['the first', undefined, 'askingAboutYou'],
    ['the second', { aboutYou }, 'askingContact'],
    ['the third', { aboutYou, contact }, 'askingConsent'],
    // What comes after a part that is missing is asked again.
    ['the first', { contact }, 'askingAboutYou'],
  ])('go on from %s that is missing after a reload', (_which, answered, state) => {
    expect(startSignUp({ answered }).actor.getSnapshot().value).toBe(state);
  });

  test('are gone back over one by one or at once, and never jumped ahead', () => {
    const { actor } = startSignUp({ answered: { aboutYou, contact } });
    actor.send({ type: 'part.reopened', part: 'contact' });
    expect(actor.getSnapshot().value).toBe('askingContact');
    actor.send({ type: 'part.reopened', part: 'consent' });
    expect(actor.getSnapshot().value).toBe('askingContact');
    actor.send({ type: 'contact.entered', answers: contact });
    actor.send({ type: 'part.reopened', part: 'aboutYou' });
    expect(actor.getSnapshot().value).toBe('askingAboutYou');
  });

  test('hear of every refusal at their own fields, the first of them first', async () => {
    const fields = [
      { field: 'password', problem: 'passwordCommon' },
      { field: 'email', problem: 'emailInvalid' },
    ];
    const machine = signUpMachine.provide({
      actors: {
        registerAccount: fromPromise<SentCode, Registration>(async () => {
          throw new ApiFailure('registrationInvalid', { fields });
        }),
      },
    });
    const actor = createActor(machine, { input: { answered: { aboutYou, contact } } }).start();
    actor.send({ type: 'consent.entered', answers: consent });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('askingContact'));
    expect(context.failure?.details.fields).toEqual(fields);
    actor.send({ type: 'contact.entered', answers: contact });
    expect(actor.getSnapshot().value).toBe('askingConsent');
    expect(actor.getSnapshot().context.failure?.details.fields).toEqual([fields[0]]);
  });
});
