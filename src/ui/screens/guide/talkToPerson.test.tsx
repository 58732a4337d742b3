import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { SupportMessage } from '#contract/help/support.ts';
import { type Language, languages } from '#contract/protocol/language.ts';
import { noTypedForms } from '#src/machines/typedForm.ts';
import { refreshSupport } from '#src/services/help/supportQueries.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { answerEach, asked, write } from '#tests/fixtures/answeringGuide.ts';
import { supportRead } from '#tests/fixtures/guideReads.ts';
import { keptTyped } from '#tests/fixtures/keptTyped.ts';
import { type OpenedGuide, openGuide, press } from '#tests/fixtures/openGuide.tsx';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));

afterEach(() => {
  supportRead.messages = [];
  queryClient.clear();
});

const said = (place: number, by: SupportMessage['by'], text: string): SupportMessage => ({
  id: `0197a000-0000-7000-8000-${String(place).padStart(12, '0')}`,
  by,
  text,
  at: 1_800_000_000 + place,
});
const question = 'Where is my money?';

const logOf = ({ conversation }: OpenedGuide) => conversation.getState().log;
const keysOf = (guide: OpenedGuide) =>
  logOf(guide).flatMap((entry) => (entry.kind === 'told' && 'key' in entry.words ? [entry.words.key] : []));
const supportOf = (guide: OpenedGuide) =>
  logOf(guide).flatMap((entry) => (entry.kind === 'support' ? [`${entry.by}: ${entry.text}`] : []));

async function writingAtMethod(language: Language = 'en', typed = noTypedForms) {
  const guide = await openGuide({ language, typed });
  await answerEach(guide, { destination: 'CM' });
  await asked(guide, 'method');
  await askForPerson(guide, language);
  await asked(guide, 'personMessage');
  return guide;
}

async function askForPerson({ user }: OpenedGuide, language: Language = 'en') {
  const isFrench = language === 'fr';
  await press(user, isFrench ? /^Aide sur cette question$/ : /^Help with this question$/);
  await press(user, isFrench ? /^Parler à une personne$/ : /^Talk to a person$/);
}

test('what was written of it stands in the box after a reload (chat rule 17)', async () => {
  const typed = keptTyped();
  const first = await writingAtMethod('en', typed);
  await first.user.keyboard(question);
  first.close();
  first.view.unmount();
  const again = await openGuide({ typed });
  await asked(again, 'personMessage');
  expect(document.querySelector('[data-field=answer] input')).toHaveValue(question);
  again.close();
});

async function answering(...messages: readonly SupportMessage[]) {
  supportRead.messages = messages;
  await act(() => refreshSupport());
}

describe.each(languages)('a message to a person, in %s (chat rule 17)', (language) => {
  test('is asked for with who answers and when, goes as it is, and comes back to the very question', async () => {
    const guide = await writingAtMethod(language);
    expect(keysOf(guide)).toContain('guide.support.opens');
    expect(screen.queryByRole('link', { name: /form/i })).toBeNull();
    await write(guide, question);
    await asked(guide, 'method');
    expect(keysOf(guide)).toContain('guide.support.sent');
    expect(guide.conversation.getState().answers).toMatchObject({ destination: 'CM' });
    guide.close();
  });
});

describe('a message to a person (chat rule 17)', () => {
  test.each(['send 300 pounds to Kenya', 'I have never met her', 'start over', 'is it safe?', 'what does it cost?'])(
    '“%s” is nothing to the guide',
    async (text) => {
      const guide = await writingAtMethod();
      await write(guide, text);
      await asked(guide, 'method');
      expect(logOf(guide).filter(({ kind }) => kind === 'answered')).toMatchObject([
        { part: 'destination' },
        { part: 'personMessage', words: { text } },
      ]);
      guide.close();
    },
  );

  test('takes no number of a card, and says why (R28)', async () => {
    const guide = await writingAtMethod();
    await write(guide, 'my card is 4111 1111 1111 1111');
    expect(keysOf(guide)).toContain('guide.problems.cardNumber');
    expect(guide.conversation.getState().part?.id).toBe('personMessage');
    expect(JSON.stringify(logOf(guide))).not.toContain('1111 1111');
    guide.close();
  });

  test.each(['Not now', 'back', 'cancel'])('is left by “%s”, with nothing sent', async (text) => {
    const guide = await writingAtMethod();
    await write(guide, text);
    await asked(guide, 'method');
    expect(keysOf(guide)).not.toContain('guide.support.sent');
    guide.close();
  });

  test('asked for in passing is offered, and what is typed next is an answer still', async () => {
    const guide = await openGuide();
    await asked(guide, 'destination');
    await write(guide, 'can I talk to a human?');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Write to Sawa support' })).toBeVisible());
    await write(guide, 'Cameroon');
    await asked(guide, 'method');
    guide.close();
  });

  test('a visitor is led to the help page as before', async () => {
    const guide = await openGuide({ isVisitor: true });
    await asked(guide, 'destination');
    await askForPerson(guide);
    expect(logOf(guide).at(-1)).toMatchObject({ kind: 'lead', to: '/help' });
    expect(guide.conversation.getState().part?.id).toBe('destination');
    guide.close();
  });

  test('is there while somebody is worried, and comes back to their question (peers 27)', async () => {
    const guide = await openGuide();
    await asked(guide, 'destination');
    await write(guide, 'someone on the phone is telling me to hurry');
    await asked(guide, 'hasMet');
    await askForPerson(guide);
    await asked(guide, 'personMessage');
    await write(guide, 'Not now');
    await asked(guide, 'hasMet');
    await press(guide.user, /^Talk to a person$/);
    await asked(guide, 'personMessage');
    await write(guide, 'He says I must pay today');
    await asked(guide, 'hasMet');
    expect(keysOf(guide)).toContain('guide.support.sent');
    guide.close();
  });
});

describe('what one of our people answers (chat rules 5, 17, 30)', () => {
  test('comes into the open thread once, named as theirs, and is read out', async () => {
    const guide = await writingAtMethod();
    await write(guide, question);
    await asked(guide, 'method');
    const messages = [said(1, 'sender', question), said(2, 'support', 'It arrives today.')];
    await answering(...messages);
    await answering(...messages);
    await waitFor(() => expect(supportOf(guide)).toEqual(['support: It arrives today.']));
    const turn = (await screen.findByText('It arrives today.')).closest('li') as HTMLElement;
    expect(turn.dataset.by).toBe('support');
    expect(within(turn).getByText('Sawa support')).toBeVisible();
    expect(turn.querySelector('svg')).toBeNull();
    await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent('Sawa support: It arrives today.'));
    expect(guide.conversation.getState().part?.id).toBe('method');
    guide.close();
  });

  test('is replied to from where it stands', async () => {
    const guide = await writingAtMethod();
    await write(guide, question);
    await asked(guide, 'method');
    await answering(said(1, 'sender', question), said(2, 'support', 'Which one?'));
    await press(guide.user, /^Reply$/);
    await asked(guide, 'personMessage');
    await write(guide, 'The one to Marie');
    await asked(guide, 'method');
    expect(screen.queryByRole('button', { name: /^Reply$/ })).toBeNull();
    guide.close();
  });

  test('stands in a thread that is opened later, with what it answers and nothing older', async () => {
    supportRead.messages = [
      said(1, 'sender', 'An older question'),
      said(2, 'support', 'An older answer'),
      said(3, 'sender', question),
      said(4, 'sender', 'It is urgent'),
      said(5, 'support', 'It arrives today.'),
    ];
    const guide = await openGuide();
    const lines = [`sender: ${question}`, 'sender: It is urgent', 'support: It arrives today.'];
    await waitFor(() => expect(supportOf(guide)).toEqual(lines));
    const kept = logOf(guide);
    guide.close();
    guide.view.unmount();
    const again = await openGuide({ kept });
    await act(() => refreshSupport());
    expect(supportOf(again)).toEqual(lines);
    again.close();
  });
});
