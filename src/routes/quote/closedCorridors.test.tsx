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

test.each([
  ['en', 'Transfers to Cameroon (until 3 December 2026) are paused for now', /^You can send to Kenya/],
  ['fr', 'Envois suspendus pour le moment : Cameroun (jusqu’au 3 décembre 2026)', /^Pays ouverts : Kenya/],
] as const)('in %s it is told until when (peers 36)', async (language, until, next) => {
  const replies: Replies = [
    [listRateSpreads, () => [{ base: 'GBP', target: 'XAF', downtimeStatus: true, returnsOn: '2026-12-03' }]],
  ];
  await openProduct('/get-quote', { user: verified, language, replies });
  expect(await screen.findByText(until)).toBeVisible();
  expect(screen.getByText(next)).toBeVisible();
});

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
