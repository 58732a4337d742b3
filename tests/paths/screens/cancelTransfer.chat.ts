import type { cancelTransferMachine } from '#src/machines/transfer/cancel-transfer/cancelTransferMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { cancelled, cancelTransferFactsInChat } from './cancelTransfer.facts.ts';
import { asks } from './chatWords.ts';
import { words } from './words.ts';

export const cancelTransferInChat: ScreenUse<typeof cancelTransferMachine> = {
  headlines: {
    cancellation: () => asks('cancellation', cancelled()),
    cancellationRefused: asks('cancellationRefused'),
    cancellationClosed: asks('cancellationClosed'),
  },
  facts: cancelTransferFactsInChat,
  table: {
    async 'cancellation.confirmed'(page) {
      const isRefused = (await page.headline()) === asks('cancellationRefused');
      await page.press(words(isRefused ? 'common.tryAgain' : 'guide.options.cancelIt'));
    },
    async 'cancellation.declined'(page) {
      const isClosed = (await page.headline()) === asks('cancellationClosed');
      await page.press(words(isClosed ? 'guide.options.goOn' : 'guide.options.keepIt'));
    },
  },
};
