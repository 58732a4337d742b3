import { join, resolve } from 'node:path';
import { virtual } from '@guidepup/virtual-screen-reader';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useActorRef } from '@xstate/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { updateSettings } from '#contract/account/profile.ts';
import { listDevices } from '#contract/notification/device.ts';
import { type Language, languages } from '#contract/protocol/language.ts';
import { readFactors } from '#contract/session/secondFactor.ts';
import { signIn } from '#contract/session/session.ts';
import { english } from '#src/locales/english.ts';
import { french } from '#src/locales/french.ts';
import { addRecipientMachine } from '#src/machines/recipient/add-recipient/addRecipientMachine.ts';
import { AddRecipientScreen } from '#src/ui/screens/recipient/AddRecipientScreen.tsx';
import { textSizeChoice } from '#src/ui/theme/textSizeChoice.ts';
import { asDocument, heardDuring, readThrough } from '#tests/setup/heard.ts';
import { journeysHeard } from '#tests/setup/journeysHeard.tsx';
import { openProduct, refused, verified } from '#tests/setup/openProduct.tsx';
import { renderScreen } from '#tests/setup/renderScreen.tsx';

const { getComputedStyle } = window;
beforeEach(() => {
  // Names may come from styles around an element; jsdom knows none of these and complains each time.
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element) => getComputedStyle.call(window, element));
});
afterEach(async () => {
  await virtual.stop();
  textSizeChoice.wear('standard');
});

type Words = typeof english;
const words: Readonly<Record<Language, Words>> = { en: english, fr: french };

const main = () => screen.findByRole('main');
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value: text } });

const scenes: Readonly<Record<string, (words: Words, language: Language) => Promise<string>>> = {
  async 'sign-in-refused'({ auth, common, errors }, language) {
    await openProduct('/sign-in', { language, replies: [[signIn, () => refused('credentialsWrong')]] });
    await screen.findByRole('heading', { level: 1, name: auth.signIn.title });
    const opened = await readThrough(await main());
    type(auth.fields.username, 'ama@example.com');
    type(auth.fields.password, 'Wrong-88-Kite');
    const heard = await heardDuring(async () => {
      await userEvent.click(screen.getByRole('button', { name: common.signIn }));
      await screen.findByText(errors.credentialsWrong);
      await vi.waitFor(() => expect(screen.getByLabelText(auth.fields.password, { selector: 'input' })).toHaveFocus());
    });
    return asDocument('Signing in with a wrong password', [
      { title: 'The page', heard: opened },
      { title: 'A wrong password', heard },
    ]);
  },

  async 'text-size'({ account, controls }, language) {
    await openProduct('/settings', {
      language,
      user: { ...verified, settings: { ...verified.settings, language } },
      replies: [
        [listDevices, () => []],
        [readFactors, () => ({ passkeys: [], hasAuthenticator: false, recoveryCodesLeft: 0 })],
        [updateSettings, () => ({ ...verified, settings: { ...verified.settings, language, textSize: 'larger' } })],
      ],
    });
    const title = await screen.findByRole('heading', { name: account.settings.reading });
    const opened = await readThrough(title.closest('section') as HTMLElement);
    const heard = await heardDuring(async () => {
      await userEvent.click(screen.getByRole('radio', { name: controls.textSize.larger }));
      await screen.findByText(account.settings.saved);
    });
    return asDocument('Choosing larger text', [
      { title: 'The section', heard: opened },
      { title: 'Larger', heard },
    ]);
  },

  async 'number-read-once'({ recipient }, language) {
    renderScreen(<Adding />, { language });
    const { readBack, mobile } = recipient.fields;
    const choice = screen.getByRole('button', { name: readBack.choose });
    const switched = await heardDuring(() => userEvent.click(choice));
    const typed = await heardDuring(async () => {
      type(mobile, '671234567');
      await screen.findByRole('checkbox', { name: readBack.yes });
    });
    const form = await readThrough(screen.getByRole('form'));
    return asDocument('A recipient’s number, typed once and read', [
      { title: 'Choosing to read it', heard: switched },
      { title: 'The number is whole', heard: typed },
      { title: 'The form', heard: form },
    ]);
  },
};

function Adding() {
  const input = { countryCode: 'CM', transferMethod: 'mobile_money', keyPrefix: 'k' } as const;
  return <AddRecipientScreen actor={useActorRef(addRecipientMachine, { input })} />;
}

/** What was announced, met again on the way through the page beside the text it came from. */
function metTwice(document: string): readonly string[] {
  const lines = document.split('\n');
  const announced = lines.filter((_, place) => lines[place - 1] === '- status');
  const isText = (line: string) => /^- [^,]{12,}$/.test(line) && !announced.includes(line);
  return announced.filter((line) => lines.some((text) => isText(text) && line.startsWith(text)));
}

describe.each(languages)('in %s', (language) => {
  test.each(Object.entries({ ...scenes, ...journeysHeard }))(
    '%s is read aloud as it is written down, and each message once',
    async (name, play) => {
      const document = await play(words[language], language);
      cleanup();
      const file = join('docs/transcripts/read-aloud', `${name}.${language}.md`);
      await expect(document).toMatchFileSnapshot(resolve(import.meta.dirname, '../..', file));
      // A button that worked says its name when it began and when it is done; a toast is heard as a dialog besides.
      const said = document.match(/^- polite: .*$/gm) ?? [];
      expect(new Set(said).size, said.join('\n')).toBe(said.length);
      // A label that runs into its value, or one part of a choice into the next, is one word to the ear.
      expect(
        document.match(/^.*\p{L}\u00a0?[.:]\p{Lu}.*$|^.*(?:\p{Ll}(?:No |Sans |SW-)|\d{4}\p{Lu}\p{Ll}).*$/gmu),
      ).toBeNull();
      expect(metTwice(document)).toEqual([]);
    },
    60_000,
  );
});
