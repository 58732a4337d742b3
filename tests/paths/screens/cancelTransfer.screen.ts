import type { cancelTransferMachine } from '#src/machines/transfer/cancel-transfer/cancelTransferMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { cancelTransferFacts } from './cancelTransfer.facts.ts';
import { words } from './words.ts';

export const cancelTransferUse: ScreenUse<typeof cancelTransferMachine> = {
  headlines: {
    cancellation: words('transfer.cancel.title'),
    cancellationRefused: words('transfer.cancel.refused'),
    cancellationClosed: words('transfer.cancel.refused'),
  },
  facts: cancelTransferFacts,
  controls: {
    'cancellation.declined': words('transfer.cancel.keep'),
  },
  table: {
    async 'cancellation.confirmed'(page) {
      const isRefused = (await page.headline()) === words('transfer.cancel.refused');
      await page.press(words(isRefused ? 'common.tryAgain' : 'transfer.cancel.confirm'));
    },
    'cancellation.declined': (page) => page.press(words('transfer.cancel.keep')),
  },
};
