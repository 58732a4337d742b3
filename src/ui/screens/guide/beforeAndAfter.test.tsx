import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listRecipients } from '#contract/recipient/recipient.ts';
import { money } from '#domain/money/money.ts';
import { amountText } from '#src/dialogue/answerValues.ts';
import { correctName } from '#src/dialogue/questions/changeRecipientQuestions.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { answerEach, asked } from '#tests/fixtures/answeringGuide.ts';
import { openGuide } from '#tests/fixtures/openGuide.tsx';
import { recipientFixture } from '#tests/fixtures/transferFixture.ts';

const marie = recipientFixture();
const paul = recipientFixture({
  id: '0197a000-0000-7000-8000-0000000000a2',
  firstName: 'Paul',
  profile: { ...marie.profile, mobile: '677654321' },
});
const book = { people: [marie, paul] };
vi.mock('#src/services/http/apiClient.ts', async () => {
  const { answerGuideReads } = await import('#tests/fixtures/guideReads.ts');
  return {
    callApi: async (endpoint: unknown) => (endpoint === listRecipients ? book.people : answerGuideReads(endpoint)),
  };
});
afterEach(() => {
  queryClient.clear();
  book.people = [marie, paul];
});

const upToTheReview = {
  destination: 'CM',
  method: 'mobile_money',
  amount: amountText({ typed: 'payin', from: 'GB', amount: money('GBP', 10_000) }),
  recipient: marie.id,
  trust: 'agree',
  reason: 'family-support',
};

async function changing(language: 'en' | 'fr', told: Parameters<typeof openGuide>[0] = {}) {
  const guide = await openGuide({ language, ...told });
  await answerEach(guide, upToTheReview);
  await asked(guide, 'review');
  await screen.findByRole('button', { name: /^(Pay|Payer)\s/ });
  act(() => guide.conversation.change('recipient'));
  await asked(guide, 'otherRecipient');
  return guide;
}

test.each([
  ['en', /^Is this the change you want\?$/, 'Yes, change it', /another recipient/],
  ['fr', /^Est-ce bien ce changement\s\?$/, 'Oui, changer', /une autre personne/],
] as const)(
  'in %s both recipients stand beside each other, with the rule, before the guide changes anything (peers 16)',
  async (language, name, agree, rule) => {
    const guide = await changing(language);
    act(() => void guide.conversation.answer(paul.id));
    await asked(guide, 'comparison');
    const table = await screen.findByRole('table', { name });
    const [, names, numbers, networks] = within(table).getAllByRole('row');
    expect(names).toHaveTextContent(/Marie Ngo.*Paul Ngo/);
    expect(numbers).toHaveTextContent(/671 234 567.*677 654 321/);
    expect(networks).toHaveTextContent(/MTN.*MTN/);
    expect(screen.getAllByText(rule)).not.toEqual([]);
    expect(screen.getByRole('button', { name: agree })).toBeVisible();
    guide.close();
  },
);

test('whose name alone was wrong is asked for their name and for no number (peers 16)', async () => {
  const guide = await changing('en');
  act(() => void guide.conversation.answer(correctName));
  await answerEach(guide, { recipientFirstName: 'Maria', recipientLastName: 'Ngo' });
  const about = (kind: 'asked' | 'answered') =>
    guide.conversation
      .getState()
      .log.findIndex((entry) => entry.kind === kind && 'part' in entry && entry.part === 'recipientMobile');
  await waitFor(() => expect(about('answered')).toBeGreaterThan(0));
  const question = about('asked');
  expect(question === -1 || question > about('answered'), 'the number is known').toBe(true);
  guide.close();
});

test.each([
  ['en', /^Is this the change you want\?$/, /It’s the same person at the same account/],
  ['fr', /^Est-ce bien ce changement\s\?$/, /même personne/],
] as const)(
  'in %s a slip in the name is put right to its end: seen beside the old name, agreed to, and the same transfer (peers 16)',
  async (language, name, same) => {
    const maria = recipientFixture({ id: '0197a000-0000-7000-8000-0000000000a3', firstName: 'Maria' });
    book.people = [marie, maria];
    const guide = await changing(language, { saved: maria, customerName: async () => 'MARIA NGO' });
    act(() => void guide.conversation.answer(correctName));
    await answerEach(guide, { recipientFirstName: 'Maria', recipientLastName: 'Ngo' });
    await asked(guide, 'comparison');
    const [, names] = within(await screen.findByRole('table', { name })).getAllByRole('row');
    expect(names).toHaveTextContent(/Marie Ngo.*Maria Ngo/);
    expect(screen.getAllByText(same)).not.toEqual([]);
    expect(guide.changed).toEqual([]);
    await answerEach(guide, { comparison: 'agree', trust: 'agree' });
    await asked(guide, 'review');
    expect(guide.changed).toEqual([maria.id]);
    expect(guide.created).toHaveLength(1);
    const asksNumber = guide.conversation
      .getState()
      .log.some((entry) => entry.kind === 'asked' && entry.part === 'recipientMobile');
    expect(asksNumber, 'the number is known').toBe(false);
    guide.close();
  },
);
