import type { talkToPersonMachine } from '#src/machines/help/talk-to-person/talkToPersonMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { asks, write } from './chatWords.ts';
import { talkToPersonFactsInChat } from './talkToPerson.facts.ts';
import { words } from './words.ts';

export const talkToPersonInChat: ScreenUse<typeof talkToPersonMachine> = {
  facts: talkToPersonFactsInChat,
  headlines: { message: asks('personMessage'), notSent: asks('personNotSent') },
  table: {
    'message.entered': (page, { text }) => write(page, asks('personMessage'), text),
    'retry.chosen': (page) => page.press(words('common.tryAgain')),
    'person.dismissed': (page) => page.press(words('guide.options.notNow')),
  },
};
