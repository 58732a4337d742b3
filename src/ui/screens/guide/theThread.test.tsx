import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Language, languages } from '#contract/protocol/language.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { money } from '#domain/money/money.ts';
import { amountText } from '#src/dialogue/answerValues.ts';
import { readLog, storable } from '#src/dialogue/thread.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { transferQuery } from '#src/services/transfer/transferQueries.ts';
import { answerEach, asked, write } from '#tests/fixtures/answeringGuide.ts';
import { guidedInput } from '#tests/fixtures/guidedFlow.ts';
import { type OpenedGuide, openGuide } from '#tests/fixtures/openGuide.tsx';
import { recipientFixture, someMoment, transferFixture } from '#tests/fixtures/transferFixture.ts';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));

afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
});

const amount = amountText({ typed: 'payin', from: 'GB', amount: money('GBP', 10_000) });
const toReview = {
  destination: 'CM',
  method: 'mobile_money',
  amount,
  recipient: recipientFixture().id,
  trust: 'agree',
  reason: 'family-support',
};

const turns = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => item.hasAttribute('data-turn'))
    .map((item) => [...item.querySelectorAll('p, span')].filter((words) => !words.closest('button')))
    .map((said) => said.map(({ textContent }) => textContent).join('|'));

const said = ({ conversation }: OpenedGuide, key: string) =>
  conversation
    .getState()
    .log.filter((entry) => entry.kind === 'told' && 'key' in entry.words && entry.words.key === key);

const transferId = transferFixture().id;
const followed = (language: Language = 'en') => openGuide({ language, input: { followed: { transferId } } });

/** What the server says of the transfer from now on. */
async function becomes(transfer: Transfer) {
  const { queryKey } = transferQuery({ userId: guidedInput().userId ?? '', transferId });
  await waitFor(() => expect(queryClient.getQueryData(queryKey)).toBeDefined());
  act(() => void queryClient.setQueryData(queryKey, transfer));
}

describe('the review', () => {
  test('comes before anything is paid, and its button says the total, the sum that arrives and for whom (chat rule 3)', async () => {
    const guide = await openGuide();
    await answerEach(guide, toReview);
    await asked(guide, 'review');
    const pay = await screen.findByRole('button', { name: /^Pay / });
    const arrives = formatMoney(money('XAF', 78_000), 'en-GB');
    expect(pay).toHaveAccessibleName(`Pay ${formatMoney(money('GBP', 10_219), 'en-GB')}, Marie gets ${arrives}`);
    expect(guide.guide.getSnapshot().children.sendMoney?.getSnapshot().children.payTransfer).toBeUndefined();
    guide.close();
  });
});

describe('the thread', () => {
  test('is written from its log alone, in its order (chat rule 14)', async () => {
    const first = await openGuide();
    await answerEach(first, toReview);
    await asked(first, 'review');
    const { log } = first.conversation.getState();
    const shown = turns();
    first.close();
    first.view.unmount();
    expect(log.map(({ id }) => id)).toEqual(log.map((_, index) => index + 1));
    const again = await openGuide({ kept: readLog(JSON.parse(JSON.stringify(storable(log)))) });
    await waitFor(() => expect(turns()).toEqual(shown));
    again.close();
  });

  test('reads out once, on return, what came while nobody looked (chat rule 13)', async () => {
    const guide = await openGuide();
    await asked(guide, 'destination');
    const log = screen.getByRole('log');
    await waitFor(() => expect(log).toBeEmptyDOMElement(), { timeout: 3_000 });
    const turned = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await answerEach(guide, { destination: 'CM', method: 'mobile_money' });
    await asked(guide, 'amount');
    expect(log).toBeEmptyDOMElement();
    turned.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(log).toHaveTextContent(/^How will they get it\? How much would you like to send\?$/);
    guide.close();
  });

  test('asks on at once: no turn waits for a clock, and nothing moves (chat rule 29)', async () => {
    const guide = await openGuide();
    await asked(guide, 'destination');
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'requestAnimationFrame'] });
    for (const [answer, question] of [
      ['CM', 'How will they get it?'],
      ['mobile_money', 'How much would you like to send?'],
    ] as const) {
      await act(async () => void guide.conversation.answer(answer));
      expect(screen.getByLabelText(question, { selector: 'input' })).toBeVisible();
    }
    vi.useRealTimers();
    const sheets = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.css'));
    expect(sheets).not.toEqual([]);
    const moving = sheets.filter((file) =>
      /animation|transition/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
    );
    expect(moving).toEqual([]);
    guide.close();
  });

  test('says which part it is of parts that are always as many, and counts no questions (chat rule 25)', async () => {
    const guide = await openGuide();
    const progress = async () => (await screen.findByText(/^Part \d of \d, about/)).textContent;
    const told = [await progress()];
    for (const [part, answer] of Object.entries(toReview)) {
      await answerEach(guide, { [part]: answer });
      told.push(await progress());
      expect(document.body.textContent).not.toMatch(/\b(?:step|question) \d/i);
    }
    const parts = told.map((text) => text?.match(/^Part \d of \d/)?.[0]);
    expect([...new Set(parts)]).toEqual(['Part 1 of 4', 'Part 2 of 4', 'Part 3 of 4']);
    expect(parts).toEqual(parts.toSorted());
    guide.close();
  });

  test('knows somebody new by their name once they are saved, and not as somebody new', async () => {
    const guide = await openGuide();
    const named = { recipientFirstName: 'Marie', recipientLastName: 'Ngo', recipientMobile: '671234500' };
    await answerEach(guide, { destination: 'CM', method: 'mobile_money', amount, recipient: 'new' });
    const recipient = () => guide.conversation.getState().known.find(({ part }) => part === 'recipient')?.words;
    expect(recipient()).toEqual({ key: 'guide.options.newRecipient' });
    await answerEach(guide, { ...named, trust: 'agree' });
    await asked(guide, 'reason');
    expect(recipient()).toEqual({ recipientId: expect.any(String) });
    guide.close();
  });
});

describe('a deadline', () => {
  test('is told once, long before it is there, and never counted down (chat rule 23)', async () => {
    const clocks = new Map<number, () => void>();
    const guide = await openGuide({ waitUntil: (at) => new Promise((strike) => clocks.set(at, strike)) });
    await answerEach(guide, toReview);
    await asked(guide, 'review');
    const { expiresAt } = transferFixture();
    const [warnedAt = expiresAt, ...others] = clocks.keys();
    expect(others).toEqual([]);
    expect(expiresAt - warnedAt).toBeGreaterThanOrEqual(20);
    expect(said(guide, 'guide.expiring')).toEqual([]);
    act(() => clocks.get(warnedAt)?.());
    await waitFor(() => expect(said(guide, 'guide.expiring')).toHaveLength(1));
    expect([...clocks.keys()]).toEqual([warnedAt, expiresAt]);
    await write(guide, 'say it again');
    await asked(guide, 'review');
    expect(said(guide, 'guide.expiring')).toHaveLength(1);
    guide.close();
  });
});

describe('a transfer that is followed', () => {
  test.each(['CANCELLED', 'EXPIRED', 'REJECTED', 'REFUNDED', 'PAYMENT_FRAUD', 'PAYMENT_SUSPENDED'] as const)(
    'has its receipt in the thread, and that it is %s, once (chat rule 30)',
    async (status) => {
      const guide = await followed();
      await waitFor(() => expect(guide.conversation.getState().log.some(({ kind }) => kind === 'receipt')).toBe(true));
      await becomes(transferFixture(status));
      await waitFor(() => expect(said(guide, `guide.news.${status}`)).toHaveLength(1));
      await becomes({ ...transferFixture(status), approved: true });
      expect(said(guide, `guide.news.${status}`)).toHaveLength(1);
      guide.close();
    },
  );

  test.each([
    ['the recipient is to be corrected', { recipientChangeable: true, cancellable: true }],
    ['the partner keeps the money for now', { cancellable: false }],
  ])('is not waited for once its payout was refused: %s (chat rule 20)', async (_, facts) => {
    const guide = await followed();
    await asked(guide, 'inProgress');
    await becomes({ ...transferFixture('PAYMENT_SUSPENDED'), ...facts });
    await waitFor(() => expect(said(guide, 'guide.news.PAYOUT_REFUSED')).toHaveLength(1));
    await asked(guide, 'onHold');
    guide.close();
  });

  const why: Record<Language, string> = {
    en: 'why is my transfer still pending?',
    fr: 'pourquoi mon transfert est-il en attente ?',
  };

  test.each(languages)(
    'asked why it is pending in %s, says where it stands, why, and until when (chat rule 20)',
    async (language) => {
      const guide = await followed(language);
      await asked(guide, 'inProgress');
      await becomes(transferFixture('PENDING_PAYMENT'));
      await write(guide, why[language]);
      await waitFor(() => expect(said(guide, 'transfer.next.PENDING_PAYMENT')).toHaveLength(1));
      await becomes({
        ...transferFixture('PAYMENT_COMPLETED'),
        delay: { promised: someMoment, noticedAt: someMoment + 60, cause: 'partner' },
      });
      await write(guide, why[language]);
      await waitFor(() => expect(said(guide, 'transfer.delay.causes.partner')).toHaveLength(1));
      expect(said(guide, 'transfer.delay.promised')).toHaveLength(1);
      expect(turns().join(' ')).not.toMatch(/\{\{|undefined/);
      guide.close();
    },
  );
});
