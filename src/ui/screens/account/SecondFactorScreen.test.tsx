import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { User } from '#contract/account/account.ts';
import { ApiFailure } from '#contract/protocol/failure.ts';
import { type Credentials, signInMachine } from '#src/machines/account/sign-in/signInMachine.ts';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { SecondFactorScreen } from './SecondFactorScreen.tsx';

/** Half signed in, with a server that takes no code. */
async function open() {
  const entered: string[] = [];
  const actor = createActor(
    signInMachine.provide({
      actors: {
        signIn: fromPromise<User, Credentials>(async () => {
          throw new ApiFailure('secondFactorRequired', { params: { ways: 'code' } });
        }),
        signInByCode: fromPromise<User, { code: string }>(async ({ input: { code } }) => {
          entered.push(code);
          throw new ApiFailure('factorCodeWrong');
        }),
      },
    }),
    { input: {} },
  ).start();
  actor.send({ type: 'credentials.entered', username: 'ada@sawa.example', password: 'Market-Day-42' });
  await expect.poll(() => actor.getSnapshot().matches('askingFactor')).toBe(true);
  renderScreen(<SecondFactorScreen actor={actor} />);
  return { entered, box: screen.getByRole('textbox', { name: /^Code/ }) };
}

test.each(['123456', '123 456'])(
  'sends the code %s by itself, once, and leaves a wrong one to be put right',
  async (code) => {
    const { entered, box } = await open();
    await userEvent.click(box);
    await userEvent.paste(code);
    expect(await screen.findByText(/^That code isn’t right/)).toBeVisible();
    expect(box).toHaveValue(code);
    expect(box).toBeInvalid();
    await userEvent.type(box, '{Backspace}7');
    await expect.poll(() => entered.length).toBe(2);
    expect(entered.map((sent) => sent.replace(/\s/g, ''))).toEqual(['123456', '123457']);
  },
);

test('leaves a recovery code to a press', async () => {
  const { entered, box } = await open();
  await userEvent.type(box, 'k234-5678-9234-5678');
  expect(entered).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => entered).toEqual(['k234-5678-9234-5678']);
});
