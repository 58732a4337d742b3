import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '#src/services/http/queryClient.ts';
import { asks, inEnglish, openGuide, press } from '#tests/fixtures/openGuide.tsx';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));

afterEach(() => queryClient.clear());

const box = () => screen.getByRole('textbox', { name: /./ });

describe('what is typed and not sent', () => {
  test('stays when the question changes under it (issue 17, chat rule 8)', async () => {
    const guide = await openGuide();
    await asks('Where is the money going?');
    await guide.user.type(box(), '100 pounds by mobile money');
    act(() => guide.conversation.plan({ destination: { value: 'CM' } }));
    await asks('How will they get it?');
    expect(box()).toHaveValue('100 pounds by mobile money');
    await guide.user.type(box(), '{Enter}');
    await asks('Who gets the money?');
    expect(box()).toHaveValue('');
    guide.close();
  });

  test('is let go of when the question is answered by a press', async () => {
    const guide = await openGuide();
    await asks('Where is the money going?');
    await guide.user.type(box(), 'Came');
    await press(guide.user, inEnglish.cameroon);
    await asks('How will they get it?');
    expect(box()).toHaveValue('');
    guide.close();
  });

  test('is not shown at another question when it is a password', async () => {
    const guide = await openGuide({ isVisitor: true });
    await guide.user.type(await asks('Where is the money going?'), '50 euros to Kenya{Enter}');
    await press(guide.user, /^I have an account/);
    await guide.user.type(box(), 'ada@example.org{Enter}');
    await guide.user.type(await screen.findByLabelText(/password/i, { selector: 'input' }), 'a secret of mine');
    act(() => guide.conversation.change('amount'));
    await asks('How much would you like to send?');
    expect(screen.queryByDisplayValue('a secret of mine')).toBeNull();
    guide.close();
  });
});
