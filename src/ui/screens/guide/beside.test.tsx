import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '#src/services/http/queryClient.ts';
import { answerEach, asked, write } from '#tests/fixtures/answeringGuide.ts';
import { openGuide } from '#tests/fixtures/openGuide.tsx';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const beside = () => screen.queryByRole('complementary', { name: 'So far' });

test('on a narrow window what is known stands in the thread alone', async () => {
  const guide = await openGuide();
  await asked(guide, 'destination');
  await write(guide, '100 pounds to Cameroon by mobile money');
  await asked(guide, 'recipient');
  expect(beside()).toBeNull();
  guide.close();
});

test('where a question was opened for help, the next one does not stand open (chat rule 17)', async () => {
  const guide = await openGuide();
  await asked(guide, 'destination');
  const help = screen.getByRole('button', { name: 'Help with this question' });
  await guide.user.click(help);
  expect(help).toHaveAttribute('aria-expanded', 'true');
  await answerEach(guide, { destination: 'CM' });
  await asked(guide, 'method');
  expect(help).toHaveAttribute('aria-expanded', 'false');
  guide.close();
});

describe('on a wide window', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  });

  test('what is known stands beside the thread, and each part is put right from there (chat rule 2)', async () => {
    const guide = await openGuide();
    await asked(guide, 'destination');
    await write(guide, '100 pounds to Cameroon by mobile money');
    await asked(guide, 'recipient');
    const known = within(beside() as HTMLElement);
    const [country, way, amount] = known.getAllByRole('listitem');
    expect(country).toHaveTextContent('country Cameroon Change');
    expect(way).toHaveTextContent('way to receive Mobile money Change');
    expect(amount).toHaveTextContent('amount You send £100.00 Change');
    await guide.user.click(known.getByRole('button', { name: 'Change country: Cameroon' }));
    await asked(guide, 'destination');
    expect(screen.getByLabelText('Where is the money going?', { selector: 'input' })).toHaveFocus();
    await write(guide, 'Kenya');
    expect(await known.findByText('Kenya')).toBeInTheDocument();
    expect(known.queryByText('Cameroon')).toBeNull();
    act(guide.close);
  });
});
