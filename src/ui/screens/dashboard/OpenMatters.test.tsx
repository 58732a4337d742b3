import type { Query } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '#contract/protocol/language.ts';
import { callApi } from '#src/services/http/apiClient.ts';
import { nothingOpen, openMattersFixture } from '#tests/fixtures/openMatters.ts';
import { someMoment } from '#tests/fixtures/transferFixture.ts';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { OpenMatters } from './OpenMatters.tsx';

vi.mock('#src/services/http/apiClient.ts', () => ({ callApi: vi.fn() }));
beforeEach(() => {
  vi.mocked(callApi).mockReset();
  vi.mocked(callApi).mockResolvedValue(openMattersFixture);
});

const isRead = ({ state }: Query) => state.status === 'success';
const plain = (text: string | null) => (text ?? '').replaceAll('\u2060', '').replaceAll(/[\u00a0\u202f]/g, ' ');
const show = (now: number, language: Language = 'en', isLookedFor = false) =>
  renderScreen(<OpenMatters userId="ama" now={now} isLookedFor={isLookedFor} />, { language });
const rows = async () =>
  within(await screen.findByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => plain(textContent));

test.each([
  [
    'en',
    [
      /^On hold: £100\.00 to Marie.*one of our people decides, by \d/,
      /^Case CASE-7K3M92NC, Marie.*Next, we ask the partner that paid Marie.*You’ll hear from us by \d/,
      /^Complaint CASE-92NC7K3M.*Next, somebody replies to you, by \d/,
      /^Refund of £102\.19, Marie.*Next, your bank or card company credits it, by \d/,
    ],
  ],
  [
    'fr',
    [
      /^En attente : 100,00 £ à Marie.*une personne de notre équipe décide, au plus tard le \d/,
      /^Dossier CASE-7K3M92NC \(Marie\).*au plus tard le \d/,
      /^Réclamation CASE-92NC7K3M.*quelqu’un vous répond, au plus tard le \d/,
      /^Remboursement de 102,19 £ \(Marie\).*le crédite, au plus tard le \d/,
    ],
  ],
] as const)(
  'in %s everything that is open stands in one list, with who does what next and by when (peers 9, 31, 35)',
  async (language, lines) => {
    show(someMoment + 60, language);
    expect(await rows()).toEqual(lines.map((line) => expect.stringMatching(line)));
    expect(screen.queryByText(/^(?:Late|En retard)$/)).toBeNull();
  },
);

test('what is late says so and stands first, and promises no day that has passed (peers 9, 35)', async () => {
  show(someMoment + 60 * 86_400);
  const late = await rows();
  expect(late).toHaveLength(4);
  for (const row of late) expect(row).toContain('Late');
  expect(late.join(' ')).toMatch(/This is taking longer than a day.*It’s late\. We’re chasing it/s);
  expect(late.join(' ')).toContain('You can go to the Financial Ombudsman Service now');
});

test('leads to the transfer or the complaint it is about', async () => {
  show(someMoment + 60);
  await rows();
  expect(screen.getByRole('link', { name: /^Refund of/ })).toHaveAttribute('href', expect.stringMatching(/transfer=/));
  expect(screen.getByRole('link', { name: /^Complaint/ })).toHaveAttribute('href', '/help#complaint');
});

test('where nothing is open it takes no place, but for who came to look (peers 35)', async () => {
  vi.mocked(callApi).mockResolvedValue(nothingOpen);
  const { queryClient } = show(someMoment);
  await vi.waitFor(() => expect(queryClient.getQueryCache().findAll({ predicate: isRead })).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
  cleanup();
  show(someMoment, 'en', true);
  expect(await screen.findByText('Nothing is open: no refund, no hold and no case.')).toBeVisible();
});

test('says that nothing is open, and of what could not be read that it could not, with another try', async () => {
  vi.mocked(callApi).mockRejectedValueOnce(new Error('away'));
  vi.mocked(callApi).mockResolvedValue(nothingOpen);
  show(someMoment, 'en', true);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing is open: no refund, no hold and no case.')).toBeVisible();
  expect(screen.queryByText('We couldn’t load what’s open.')).toBeNull();
});
