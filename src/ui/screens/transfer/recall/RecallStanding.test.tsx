import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Language, languages } from '#contract/protocol/language.ts';
import type { RecallCase } from '#contract/transfer/recall.ts';
import { type RecallStage, recallClock, recallReasons } from '#domain/transfer/recall.ts';
import { callApi } from '#src/services/http/apiClient.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { someMoment } from '#tests/fixtures/transferFixture.ts';
import { openTransfer, transferAfter } from '#tests/setup/openTransfer.tsx';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { RecallTerms } from './RecallTerms.tsx';

vi.mock('#src/services/http/apiClient.ts', () => ({ callApi: vi.fn() }));

const clock = recallClock(someMoment);
const day = 86_400;

beforeEach(() => {
  vi.mocked(callApi).mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
});

const proof = { partner: 'AZA', reference: 'AZA 7731', confirmedAt: someMoment } as const;
const opened: RecallCase = { caseNumber: 'CASE-7KD2QW4X', reason: 'wrongPerson', openedAt: someMoment, ...clock };
const asked = { ...opened, askedAt: someMoment + 60 };
const chased = { ...asked, chasedAt: clock.answerBy + 60 };
const closedAt = clock.answerBy + day;

/** Who acts next, and the day the sender has it by; nothing where no day can be promised. */
const stands: Readonly<Record<RecallStage, { recall: RecallCase; now: number; by?: number; en: string; fr: string }>> =
  {
    opened: { recall: opened, now: someMoment, by: clock.askBy, en: 'Next, we ask', fr: 'nous interrogeons' },
    asked: {
      recall: asked,
      now: someMoment + day,
      by: clock.answerBy,
      en: 'Next, they answer',
      fr: 'À lui de répondre',
    },
    chased: { recall: chased, now: clock.answerBy + day, by: clock.chaseBy, en: 'chasing them now', fr: 'le relance' },
    overdue: { recall: chased, now: clock.chaseBy + day, en: 'longer than we said', fr: 'plus long que prévu' },
    returned: {
      recall: { ...asked, outcome: 'returned', closedAt },
      now: closedAt,
      en: 'back with us',
      fr: 'revenu chez nous',
    },
    refused: {
      recall: { ...asked, outcome: 'refused', closedAt, answer: 'Spent on the same day.' },
      now: closedAt,
      en: 'Spent on the same day.',
      fr: 'Spent on the same day.',
    },
    noAnswer: {
      recall: { ...chased, outcome: 'noAnswer', closedAt, answer: 'Three calls.' },
      now: closedAt,
      en: 'never answered',
      fr: 'jamais répondu',
    },
  };

const cases = languages.flatMap((language) =>
  (Object.keys(stands) as RecallStage[]).map((stage): readonly [Language, RecallStage] => [language, stage]),
);

const promise = { en: /You’ll hear from us by (\d\d)/g, fr: /au plus tard le (\d\d)/g } as const;
const complaint = { en: 'Make a complaint', fr: 'Faire une réclamation' } as const;

/** What no case may say while the money is not back, nor when it is: what follows then is told by the transfer. */
const refundWords = /refund|reimburs|rembours/i;

describe('the case about a delivered transfer', () => {
  test.each(cases)(
    'in %s says of %s who acts next and, once, by when, and speaks of no refund (peers 17)',
    async (language, stage) => {
      const { recall, now, by, ...says } = stands[stage];
      vi.useFakeTimers({ now: now * 1000, toFake: ['Date'] });
      const dialog = await openTransfer(transferAfter('COMPLETE'), language, { proof, odds: {}, recall });
      const notice = (await within(dialog).findByText(/CASE-7KD2QW4X/)).parentElement;
      expect(notice).toHaveTextContent(says[language]);
      expect(notice).not.toHaveTextContent(refundWords);
      const promised = () => [...(dialog.textContent ?? '').matchAll(promise[language])].map(([, day]) => Number(day));
      await vi.waitFor(() => expect(promised()).toEqual(by === undefined ? [] : [new Date(by * 1000).getDate()]));
      const mayComplain = within(dialog).queryByRole('link', { name: complaint[language] }) !== null;
      expect(mayComplain).toBe(['overdue', 'refused', 'noAnswer'].includes(stage));
    },
  );

  test.each([
    ['en', 'Next update', /^Next, we ask the partner that paid Marie\..*You’ll hear from us by \d/],
    ['fr', 'Prochaine nouvelle', /au plus tard le \d/],
  ] as const)(
    'in %s says so as the next update of its transfer, and not that there is none (peers 17)',
    async (language, label, says) => {
      vi.useFakeTimers({ toFake: ['Date'], now: someMoment * 1000 });
      await openTransfer(transferAfter('COMPLETE'), language, { proof, odds: {}, recall: opened });
      await vi.waitFor(() => {
        const next = screen.getByText(label).closest('div')?.querySelector('dd');
        expect(next?.textContent?.replaceAll('\u2060', '')).toMatch(says);
      });
    },
  );

  test.each(languages)('in %s tells odds from ten ended cases on, and says so before (peers 17)', (language) => {
    for (const [closed, tells] of [
      [9, { en: /too few cases/, fr: /trop peu/ }],
      [10, { en: /in 4 of 10 cases/, fr: /dans 4 dossiers de ce type sur 10/ }],
    ] as const) {
      for (const reason of recallReasons) {
        const { unmount, container } = renderScreen(<RecallTerms reason={reason} odds={{ returned: 4, closed }} />, {
          language,
        });
        expect(container).toHaveTextContent(tells[language]);
        expect(container).not.toHaveTextContent(refundWords);
        unmount();
      }
    }
  });

  test('is asked for of nothing that was not delivered', async () => {
    await openTransfer(transferAfter('PAYMENT_COMPLETED'));
    expect(vi.mocked(callApi)).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(/CASE-/)).toBeNull();
  });
});
