import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { RateAlert, RateAlerts, RateAlertWish } from '#contract/quote/rateAlert.ts';
import { money } from '#domain/money/money.ts';
import { rateAlertMachine } from '#src/machines/quote/rate-alert/rateAlertMachine.ts';
import { recipientFixture, someMoment } from '#tests/fixtures/transferFixture.ts';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { RateAlertsDialog } from './RateAlertsDialog.tsx';

const marie = recipientFixture();
const inKenya = recipientFixture({
  ...{ id: '0197a000-0000-7000-8000-0000000000b2', firstName: 'Mary' },
  profile: { ...marie.profile, countryCode: 'KE' },
});

function show(language: 'en' | 'fr') {
  const alerts: RateAlert[] = [];
  const wishes: RateAlertWish[] = [];
  const actor = createActor(
    rateAlertMachine.provide({
      actors: {
        readAlerts: fromPromise<RateAlerts, void>(async () => ({ alerts: [...alerts], most: 10 })),
        setAlert: fromPromise<RateAlert, RateAlertWish>(async ({ input }) => {
          wishes.push(input);
          const known = { id: marie.id, destinationCurrency: 'XAF', expiresAt: someMoment, rateNeeded: '805' } as const;
          const alert = { ...input, ...known } as RateAlert;
          alerts.push(alert);
          return alert;
        }),
      },
    }),
  ).start();
  const opening = { theyGet: money('XAF', 78_000), most: money('GBP', 10_219) };
  const pair = { base: 'GBP', target: 'XAF' } as const;
  renderScreen(<RateAlertsDialog {...{ actor, pair, opening }} recipients={[marie, inKenya]} />, { language });
  return wishes;
}

test.each([
  ['en', 'For', 'Tell me', 'What we’ll tell you about', /XAF to Marie Ngo for £102\.19 or less/],
  ['fr', 'Pour', 'Prévenez-moi', 'Ce que nous vous dirons', /XAF à Marie Ngo pour 102,19/],
] as const)(
  'in %s an alert begins with the price of the chart and names whom it is for (peers 7)',
  async (language, label, set, yours, text) => {
    const wishes = show(language);
    const forWhom = await screen.findByRole('button', { name: new RegExp(label) });
    await userEvent.click(forWhom);
    expect(screen.queryByRole('option', { name: /Mary/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('option', { name: /Marie Ngo/ }));
    await userEvent.click(screen.getByRole('button', { name: set }));
    await vi.waitFor(() =>
      expect(wishes).toMatchObject([{ recipientId: marie.id, destinationAmount: 78_000, most: 102.19 }]),
    );
    expect(await within(await screen.findByRole('list', { name: yours })).findByText(text)).toBeVisible();
  },
);
