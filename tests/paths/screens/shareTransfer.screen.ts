import type { shareTransferMachine } from '#src/machines/transfer/share-transfer/shareTransferMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { followerName, shareTransferFacts } from './shareTransfer.facts.ts';
import { words } from './words.ts';

export const shareTransferUse: ScreenUse<typeof shareTransferMachine> = {
  facts: shareTransferFacts,
  headlines: {
    wish: () => words('share.titles.wish', { name: followerName() }),
    link: () => words('share.titles.link', { name: followerName() }),
    readingFailed: words('share.titles.readingFailed'),
    notShared: words('share.titles.notShared'),
  },
  controls: { 'link.wished': words('share.make') },
  table: {
    async 'link.wished'(page, { language, showsAmount }) {
      await page.choose(words('share.language'), words(`common.languageName.${language}`));
      await page[showsAmount ? 'tick' : 'untick'](words('share.amount'));
      await page.press(words('share.make'));
    },
    'link.reconsidered': (page) => page.press(words('share.change')),
    'link.ended': (page) => page.press(words('share.end')),
    'reading.retried': (page) => page.press(words('share.retry')),
    'sharing.left': (page) => page.press(words('share.close')),
  },
};
