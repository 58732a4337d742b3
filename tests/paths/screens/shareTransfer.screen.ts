import type { shareTransferMachine } from '#src/machines/transfer/share-transfer/shareTransferMachine.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { words } from './words.ts';

const name = transferFixture().recipient.firstName;

export const shareTransferUse: ScreenUse<typeof shareTransferMachine> = {
  headlines: {
    wish: words('share.titles.wish', { name }),
    link: words('share.titles.link', { name }),
    readingFailed: words('share.titles.readingFailed'),
    notShared: words('share.titles.notShared'),
  },
  controls: { 'link.wished': words('share.make') },
  table: {
    'link.wished': (page) => page.press(words('share.make')),
    'link.reconsidered': (page) => page.press(words('share.change')),
    'link.ended': (page) => page.press(words('share.end')),
    'reading.retried': (page) => page.press(words('share.retry')),
    'sharing.left': (page) => page.press(words('share.close')),
  },
};
