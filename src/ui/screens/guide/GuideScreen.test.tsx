import { virtual } from '@guidepup/virtual-screen-reader';
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '#src/services/http/queryClient.ts';
import { asks, inEnglish, openGuide, press } from '#tests/fixtures/openGuide.tsx';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));

afterEach(() => queryClient.clear());

describe('a transfer by conversation', () => {
  test('keeps the focus in the box when the guide speaks, with the answers one Tab away (chat rules 8, 10)', async () => {
    const guide = await openGuide();
    const { user } = guide;
    await press(user, inEnglish.cameroon);
    const box = await asks('How will they get it?');
    expect(box).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: inEnglish.mobile })).toHaveFocus();
    guide.close();
  });

  test('has one tab stop in what was said, with arrows inside and Escape back to the answer (chat rule 11)', async () => {
    const guide = await openGuide();
    const { user } = guide;
    await press(user, inEnglish.cameroon);
    await press(user, inEnglish.mobile);
    const box = await asks('How much would you like to send?');
    const turns = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('data-turn'));
    expect(turns.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    act(() => turns.at(-1)?.focus());
    await user.keyboard('{Home}');
    expect(turns[0]).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(turns[1]).toHaveFocus();
    expect(turns[1]).toHaveTextContent('Cameroon');
    await user.keyboard('{Escape}');
    expect(box).toHaveFocus();
    guide.close();
  });

  test('is told to a virtual screen reader as one labelled box and its answers (chat rules 1, 9)', async () => {
    const guide = await openGuide();
    await press(guide.user, inEnglish.cameroon);
    await asks('How will they get it?');
    await virtual.start({ container: document.body });
    const spoken: string[] = [];
    for (let step = 0; step < 60 && !spoken.at(-1)?.startsWith('end of document'); step++) {
      await virtual.next();
      spoken.push(await virtual.lastSpokenPhrase());
    }
    await virtual.stop();
    expect(spoken.filter((phrase) => phrase.startsWith('textbox'))).toEqual([
      expect.stringContaining('textbox, How will they get it?'),
    ]);
    expect(spoken.some((phrase) => phrase.includes('Change country: Cameroon'))).toBe(true);
    expect(spoken.filter((phrase) => /^button, (Mobile money|Bank transfer|Cash pickup)/.test(phrase))).toHaveLength(3);
    guide.close();
  });
});
