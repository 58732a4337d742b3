import type { cancelTransferMachine } from '#src/machines/cancel-transfer/cancelTransferMachine.ts';
import { CancelTransferDialog } from '#src/ui/screens/transfer/CancelTransferDialog.tsx';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { cancelTransferPaths } from '../specs/cancelTransfer.paths.ts';
import { type Screen, walkScreen } from '../walker/screenDriver.ts';
import { inProduct, words } from './inProduct.tsx';

const screens: Screen<typeof cancelTransferMachine> = {
  mount: (actor) => inProduct(<CancelTransferDialog actor={actor} transfer={transferFixture()} />),
  headlines: {
    cancellation: words('transfer.cancel.title'),
    cancellationRefused: words('transfer.cancel.refused'),
  },
  table: {
    async 'cancellation.confirmed'(page) {
      const isRefused = (await page.headline()) === words('transfer.cancel.refused');
      await page.press(words(isRefused ? 'common.tryAgain' : 'transfer.cancel.confirm'));
    },
    'cancellation.declined': (page) => page.press(words('transfer.cancel.keep')),
  },
};

walkScreen(cancelTransferPaths, screens);
