import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { RateAlert, RateAlerts } from '#contract/quote/rateAlert.ts';
import { rateAlertMachine } from '#src/machines/quote/rate-alert/rateAlertMachine.ts';
import { someMoment } from '#tests/fixtures/transferFixture.ts';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { AlertList } from './AlertList.tsx';

const alertOf = (id: string, most: number): RateAlert => ({
  ...{ id, kind: 'price', most, rateNeeded: '805', expiresAt: someMoment, byEmail: true, byPush: false },
  ...{ originCurrency: 'GBP', destinationCurrency: 'XAF', destinationCountryCode: 'CM', destinationAmount: 78_000 },
  transferMethod: 'mobile_money',
});

test.each([
  ['first', '£101.00'],
  ['second', '£102.00'],
  ['third', '£103.00'],
])('what is stopped is the alert whose button was pressed: the %s of three (peers 7)', async (id, text) => {
  const stopped: string[] = [];
  const alerts = [alertOf('first', 101), alertOf('second', 102), alertOf('third', 103)];
  const actor = createActor(
    rateAlertMachine.provide({
      actors: {
        readAlerts: fromPromise<RateAlerts, void>(async () => ({ alerts, most: 10 })),
        stopAlert: fromPromise<{ done: true }, { alertId: string }>(async ({ input }) => {
          stopped.push(input.alertId);
          return { done: true };
        }),
      },
    }),
  ).start();
  renderScreen(<AlertList actor={actor} recipients={[]} />);
  const item = (await screen.findByText(new RegExp(text))).closest('li') as HTMLElement;
  await userEvent.click(within(item).getByRole('button', { name: 'Stop' }));
  await vi.waitFor(() => expect(stopped).toEqual([id]));
  expect(await screen.findByText(new RegExp(`^Stopped: .*${text}`))).toBeVisible();
});
