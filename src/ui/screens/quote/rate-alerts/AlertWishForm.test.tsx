import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { RateAlerts } from '#contract/quote/rateAlert.ts';
import { rateAlertMachine } from '#src/machines/quote/rate-alert/rateAlertMachine.ts';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { AlertWishForm } from './AlertWishForm.tsx';

const nothingRead = rateAlertMachine.provide({
  actors: { readAlerts: fromPromise<RateAlerts, void>(async () => ({ alerts: [], most: 10 })) },
});

test('an alert can be asked for once it says what arrives, at which price and how it is told', async () => {
  const actor = createActor(nothingRead).start();
  renderScreen(
    <AlertWishForm actor={actor} pair={{ base: 'GBP', target: 'XAF' }} recipients={[]} opening={undefined} />,
  );
  const set = screen.getByRole('button', { name: 'Tell me' });
  expect(set).toBeDisabled();
  await userEvent.type(screen.getByLabelText('What should arrive in Cameroon', { selector: 'input' }), '75000');
  expect(set).toBeDisabled();
  await userEvent.type(screen.getByLabelText('The most it may cost', { selector: 'input' }), '95');
  expect(set).toBeEnabled();
  await userEvent.click(screen.getByLabelText('By email'));
  expect(set).toBeDisabled();
});
