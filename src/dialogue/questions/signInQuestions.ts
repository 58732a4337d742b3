import { signInPasswordFits } from '#domain/account/passwordRules.ts';
import {
  asksCode,
  type ReauthenticationContext,
} from '#src/machines/account/reauthentication/reauthenticationMachine.ts';
import { choice, type Questions } from '../flows/question.ts';
import { typedAs } from '../flows/typedAnswers.ts';
import type { Part } from '../question.ts';
import type { Facts } from '../words.ts';

/** From an app, or one of the recovery codes. */
const factorCode: Part = {
  id: 'factorCode',
  control: { kind: 'code', takesRecovery: true },
};

export const signInQuestions: Questions['signIn'] = {
  credentials: {
    parts: ({ snapshot: { context } }) => [
      {
        id: 'username',
        control: { kind: 'text', autoComplete: 'username', inputMode: 'email', maxLength: 254 },
        check: (text) => (text.trim() === '' ? { problem: 'usernameRequired' } : undefined),
        facts: { name: context.username },
      },
      {
        id: 'signInPassword',
        control: { kind: 'password' },
        check: (text) => (signInPasswordFits(text) ? undefined : { problem: 'signInPasswordLength' }),
      },
    ],
    typed: () => typedAs('signIn', { username: 'username' }),
    finish: ({ actor, answers: { username = '', signInPassword: password = '' } }) => ({
      kind: 'send',
      act: () => actor.send({ type: 'credentials.entered', username: username.trim(), password }),
      forgets: ['signInPassword', 'factor'],
    }),
  },
  secondFactor: {
    parts: ({ snapshot: { context }, answers }) => [
      {
        id: 'factor',
        control: {
          kind: 'choice',
          options: [
            ...(context.ways?.passkey ? [{ id: 'passkey', words: { key: 'guide.options.usePasskey' } as const }] : []),
            ...(context.ways?.code ? [{ id: 'code', words: { key: 'guide.options.useCode' } as const }] : []),
            { id: 'back', words: { key: 'common.goBack' } },
          ],
        },
      },
      ...(answers.factor === 'code' ? [factorCode] : []),
    ],
    finish: ({ actor, answers: { factor, factorCode = '' } }) => ({
      kind: 'send',
      act: () => {
        if (factor === 'passkey') actor.send({ type: 'passkey.chosen' });
        else if (factor === 'code') actor.send({ type: 'code.entered', code: factorCode.trim() });
        else actor.send({ type: 'factor.left' });
      },
      // A wrong code is put right; how to prove it is not asked again.
      forgets: factor === 'code' ? ['factorCode'] : ['factor'],
    }),
  },
  blockedNotice: choice('blocked', {
    back: { words: { key: 'common.goBack' }, act: ({ actor }) => actor.send({ type: 'notice.dismissed' }) },
  }),
};

const deedOf = ({ pending }: ReauthenticationContext): Facts => ({ deed: pending?.deed?.shown });

export const reauthenticationQuestions: Questions['reauthentication'] = {
  passkey: choice(
    'deedPasskey',
    {
      passkey: {
        words: { key: 'guide.options.usePasskey' },
        act: ({ actor }) => actor.send({ type: 'passkey.chosen' }),
      },
      code: {
        words: { key: 'guide.options.usePassword' },
        act: ({ actor }) => actor.send({ type: 'password.chosen' }),
        isOffered: ({ snapshot: { context } }) => asksCode(context),
      },
      decline: {
        words: { key: 'guide.options.notNow' },
        act: ({ actor }) => actor.send({ type: 'password.declined' }),
      },
    },
    { facts: ({ snapshot: { context } }) => deedOf(context) },
  ),
  password: {
    parts: ({ snapshot: { context }, answers: { deedPassword } }) => {
      if (!asksCode(context)) return [{ id: 'password', control: { kind: 'password' }, isOptional: true }];
      const password: Part = {
        id: 'deedPassword',
        control: { kind: 'password' },
        isOptional: true,
        facts: deedOf(context),
      };
      return deedPassword === '' ? [password] : [password, factorCode];
    },
    finish: ({
      actor,
      snapshot: { context },
      answers: { deedPassword, password = deedPassword ?? '', factorCode },
    }) => ({
      kind: 'send',
      act: () =>
        actor.send(
          password === ''
            ? { type: 'password.declined' }
            : { type: 'password.entered', password, ...(asksCode(context) && { code: factorCode }) },
        ),
      forgets: ['password', 'deedPassword', 'factorCode'],
    }),
  },
};
