import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { money } from '#domain/money/money.ts';
import { enterSend, startDraft } from '#domain/quote/draft.ts';
import { storable } from '#src/dialogue/thread.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { asks, inEnglish, openGuide, press } from '#tests/fixtures/openGuide.tsx';
import { recipientFixture } from '#tests/fixtures/transferFixture.ts';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));

afterEach(() => queryClient.clear());

describe('an answer to the guide', () => {
  test('asks again only for what a changed answer takes with it, and says so (chat rule 2)', async () => {
    const guide = await openGuide();
    const { user, conversation } = guide;
    await press(user, inEnglish.cameroon);
    await press(user, inEnglish.mobile);
    const [send] = await screen.findAllByPlaceholderText('0');
    await user.type(send as HTMLElement, '100');
    await press(user, inEnglish.amount);
    await press(user, inEnglish.marie);
    await press(user, inEnglish.yes);
    await asks('What’s the money for?');
    act(() => conversation.change('amount'));
    await asks('How much would you like to send?');
    await user.keyboard('200 pounds{Enter}');
    await asks('What’s the money for?');
    expect(conversation.getState().log.filter(({ kind }) => kind === 'changing')).toEqual([
      expect.objectContaining({ parts: ['amount'], again: [] }),
    ]);
    guide.close();
  });

  test('keeps nothing anybody typed in the browser (chat rule 28, D-121)', async () => {
    const guide = await openGuide();
    const { user, conversation } = guide;
    await press(user, inEnglish.cameroon);
    await press(user, inEnglish.mobile);
    await asks('How much would you like to send?');
    await user.keyboard('gibberish of mine{Enter}');
    await screen.findByText('gibberish of mine');
    const kept = JSON.stringify(storable(conversation.getState().log));
    expect(kept).not.toContain('gibberish');
    expect(kept).toContain('CM');
    guide.close();
  });

  test('is not asked for again where another device had it (chat rule 26)', async () => {
    const begun = {
      id: 'begun',
      draft: enterSend(startDraft('GB'), money('GBP', 10_000)),
      recipientId: recipientFixture().id,
      reasonId: 'family-support',
    };
    const guide = await openGuide({ past: { begun } });
    await asks('Welcome back. Continue with the transfer you started?');
    await press(guide.user, /^Continue with the one I started £100.00 to Marie Ngo/);
    await press(guide.user, inEnglish.yes);
    await asks('Check everything is right. Nothing has been taken yet.');
    expect(guide.created).toHaveLength(1);
    guide.close();
  });

  test('is there to be put right when it is changed (chat rule 2)', async () => {
    const guide = await openGuide();
    const { user, conversation } = guide;
    await press(user, inEnglish.cameroon);
    await press(user, inEnglish.mobile);
    await asks('How much would you like to send?');
    await user.keyboard('100 pounds{Enter}');
    await press(user, /^Somebody new/);
    await asks('What’s the recipient’s first name?');
    await user.keyboard('Mari{Enter}');
    await asks('And Mari’s last name?');
    act(() => conversation.change('recipientFirstName'));
    expect(await asks('What’s the recipient’s first name?')).toHaveValue('Mari');
    guide.close();
  });
});
