import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listRateSpreads } from '#contract/protocol/lookup.ts';
import { openProduct, type Replies, verified } from '#tests/setup/openProduct.tsx';

const paused = (...targets: readonly string[]): Replies => [
  [listRateSpreads, () => targets.map((target) => ({ base: 'GBP', target, downtimeStatus: true }))],
];
const title = {
  en: 'Transfers to Cameroon are paused for now',
  fr: 'Envois suspendus pour le moment : Cameroun',
};
const instead = {
  en: /We don’t know yet when they’ll start again\. You can send to Kenya, Tanzania, Uganda,? and Nigeria\./,
  fr: /Nous ne savons pas encore quand ils reprendront\. Pays ouverts : Kenya, Tanzanie, Ouganda et Nig[ée]ria\./,
};

test.each([
  ['/get-quote', 'en'],
  ['/get-quote', 'fr'],
] as const)(
  '%s says in %s what is closed and what is open instead, before an amount is typed (peers 36)',
  async (at, language) => {
    await openProduct(at, { user: verified, language, replies: paused('XAF') });
    expect(await screen.findByText(title[language])).toBeVisible();
    expect(screen.getByText(instead[language])).toBeVisible();
  },
);

test('where every country is paused, nothing is offered instead (peers 36)', async () => {
  await openProduct('/get-quote', { user: verified, replies: paused('XAF', 'KES', 'TZS', 'UGX', 'NGN') });
  expect(
    await screen.findByText(/No other country is open either\. Transfers already on their way continue\./),
  ).toBeVisible();
});

test('what is paused for somebody else’s currency is not said (peers 36)', async () => {
  const replies: Replies = [[listRateSpreads, () => [{ base: 'EUR', target: 'XAF', downtimeStatus: true }]]];
  const { sentTo } = await openProduct('/get-quote', { user: verified, replies });
  await waitFor(() => expect(sentTo(listRateSpreads)).not.toEqual([]));
  await screen.findByRole('textbox', { name: 'You send' });
  expect(screen.queryByText(/paused/)).toBeNull();
});
