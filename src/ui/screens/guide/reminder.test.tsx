import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askForReminder, cancelReminder, readReminder } from '#contract/guide/guideReminder.ts';
import { ApiFailure } from '#contract/protocol/failure.ts';
import { type Language, languages } from '#contract/protocol/language.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { answerEach, asked, write } from '#tests/fixtures/answeringGuide.ts';
import { answerGuideReads } from '#tests/fixtures/guideReads.ts';
import { openGuide, press } from '#tests/fixtures/openGuide.tsx';

/** As the server has it, and what it was asked. */
const server = vi.hoisted(() => ({ at: undefined as number | undefined, asked: [] as unknown[], isAway: false }));
const threeDaysOn = 1_800_259_200;

vi.mock('#src/services/http/apiClient.ts', () => ({
  async callApi(endpoint: unknown, { body }: { body?: unknown } = {}) {
    if (endpoint === readReminder) return { at: server.at };
    if (endpoint !== askForReminder && endpoint !== cancelReminder) return answerGuideReads(endpoint);
    if (server.isAway) throw new ApiFailure('serviceUnavailable');
    server.asked.push(body);
    server.at = endpoint === askForReminder ? threeDaysOn : undefined;
    return endpoint === askForReminder ? { at: threeDaysOn } : { done: true };
  },
}));

beforeEach(() => Object.assign(server, { at: undefined, asked: [], isAway: false }));
afterEach(() => queryClient.clear());

const said: Record<
  Language,
  { later: string; offer: RegExp; inThree: RegExp; set: RegExp; stands: RegExp; cancel: RegExp }
> = {
  en: {
    later: "I'll come back later",
    offer: /^I can remind you by email/,
    inThree: /^In three days$/,
    set: /^I’ll remind you by email at/,
    stands: /^Reminder by email:/,
    cancel: /^Cancel the reminder$/,
  },
  fr: {
    later: 'je reviens plus tard',
    offer: /^Je peux vous le rappeler/,
    inThree: /^Dans trois jours$/,
    set: /^Je vous le rappelle par e-mail/,
    stands: /^Rappel par e-mail/,
    cancel: /^Annuler le rappel$/,
  },
};

async function stopAtMethod(language: Language = 'en') {
  const guide = await openGuide({ language });
  await answerEach(guide, { destination: 'CM' });
  await asked(guide, 'method');
  await write(guide, said[language].later);
  await screen.findByText(said[language].offer);
  return guide;
}

describe.each(languages)('a reminder, in %s (chat rule 26)', (language) => {
  test('is asked for by one press where somebody stops for now, and taken back by another', async () => {
    const { offer, inThree, set, cancel } = said[language];
    const guide = await stopAtMethod(language);
    expect(server.asked).toEqual([]);
    await press(guide.user, inThree);
    await screen.findByText(set);
    expect(server.asked).toEqual([{ when: 'inThreeDays', timeZone: expect.stringMatching(/\w/) }]);
    await press(guide.user, cancel);
    await screen.findByText(offer);
    expect(server.at).toBeUndefined();
    // The question is open still.
    await asked(guide, 'method');
    guide.close();
  });
});

describe.each(languages)('a reminder asked for in words, in %s (chat rule 26)', (language) => {
  const inWords = {
    en: { ask: 'remind me in three days', again: /^Your reminder is set already/, off: "no, don't remind me" },
    fr: { ask: 'rappelez-le-moi dans trois jours', again: /^Votre rappel est déjà prévu/, off: 'non, pas de rappel' },
  }[language];

  test('is set without a press, is said to be there when it is asked for again, and the card shows it', async () => {
    const { offer, set, stands, cancel } = said[language];
    const guide = await stopAtMethod(language);
    await write(guide, inWords.ask);
    await screen.findByRole('button', { name: cancel });
    // In the thread and in what is announced, and not in the card once more.
    await screen.findByText(stands);
    expect(screen.queryAllByRole('status').filter((one) => set.test(one.textContent ?? ''))).toEqual([]);
    await write(guide, inWords.ask);
    await screen.findByText(inWords.again);
    expect(server.asked).toHaveLength(2);
    await write(guide, inWords.off);
    await screen.findByText(offer);
    expect(server.at).toBeUndefined();
    await asked(guide, 'method');
    guide.close();
  });

  test('that could not be set says so, and what was set before stays', async () => {
    const guide = await openGuide({ language });
    await answerEach(guide, { destination: 'CM' });
    await asked(guide, 'method');
    server.isAway = true;
    await write(guide, inWords.ask);
    await screen.findByText(
      language === 'en' ? /^I couldn’t change the reminder/ : /^Je n’ai pas pu modifier le rappel/,
    );
    guide.close();
  });
});

test('a reminder that was asked for elsewhere is shown, and not offered (chat rule 26)', async () => {
  server.at = threeDaysOn;
  const guide = await openGuide();
  await answerEach(guide, { destination: 'CM' });
  await asked(guide, 'method');
  await write(guide, said.en.later);
  await screen.findByText(said.en.stands);
  guide.close();
});

test('a reminder that could not be asked for says so, and can be asked for again', async () => {
  const guide = await stopAtMethod();
  server.isAway = true;
  await press(guide.user, said.en.inThree);
  await screen.findByText(/^I couldn’t change the reminder/);
  server.isAway = false;
  await press(guide.user, said.en.inThree);
  await screen.findByText(said.en.set);
  guide.close();
});

test('a visitor is not offered one: they are told where their answers are', async () => {
  const guide = await openGuide({ isVisitor: true });
  await answerEach(guide, { destination: 'CM' });
  await asked(guide, 'method');
  await write(guide, said.en.later);
  await screen.findByText(/your answers stay in this tab/);
  expect(screen.queryByText(said.en.offer)).toBeNull();
  guide.close();
});
