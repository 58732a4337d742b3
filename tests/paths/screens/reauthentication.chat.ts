import type { ContextFrom } from 'xstate';
import {
  asksCode,
  type reauthenticationMachine,
} from '#src/machines/account/reauthentication/reauthenticationMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { answerEach, asks, writing, writingCode } from './chatWords.ts';
import { deedText, reauthenticationFactsInChat } from './reauthentication.facts.ts';
import { words } from './words.ts';

type Context = ContextFrom<typeof reauthenticationMachine>;

/** Whoever confirms sees what: the sum, the person and their number. */
const asksToConfirm = (part: 'deedPasskey' | 'deedPassword', { pending }: Context) =>
  asks(part, { deed: (pending?.deed && deedText(pending.deed.shown)) ?? '' });

const asksPassword = (context: Context) =>
  asksCode(context) ? asksToConfirm('deedPassword', context) : asks('password');

export const reauthenticationInChat: ScreenUse<typeof reauthenticationMachine> = {
  headlines: { passkey: (context) => asksToConfirm('deedPasskey', context), password: asksPassword },
  facts: reauthenticationFactsInChat,
  table: {
    'passkey.chosen': async (page) => page.choose(await page.headline(), words('guide.options.usePasskey')),
    'password.chosen': async (page) => page.choose(await page.headline(), words('guide.options.usePassword')),
    'password.entered': (page, { password, code = '' }, flow) =>
      answerEach(
        page,
        new Map([
          [asksPassword(flow.context()), writing(password)],
          [asks('factorCode'), writingCode(code)],
        ]),
      ),
    async 'password.declined'(page, _event, flow) {
      const question = await page.headline();
      if (question === asksToConfirm('deedPasskey', flow.context())) {
        await page.choose(question, words('guide.options.notNow'));
      } else {
        await page.press(words('guide.skip'));
      }
    },
  },
};
