import type { talkToPersonMachine } from '#src/machines/help/talk-to-person/talkToPersonMachine.ts';
import type { Facts } from '../walker/screenTable.ts';

export const talkToPersonFactsInChat: Facts<typeof talkToPersonMachine> = {
  message: 'nothing is written yet',
  notSent: { 'what was written': ({ text }) => text },
};
