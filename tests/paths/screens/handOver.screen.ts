import type { handOverMachine } from '#src/machines/verification/hand-over/handOverMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { handOverFacts } from './handOver.facts.ts';
import { words } from './words.ts';

export const handOverUse: ScreenUse<typeof handOverMachine> = {
  facts: handOverFacts,
  headlines: {
    code: words('handOver.titles.code'),
    thisDevice: words('handOver.titles.thisDevice'),
    retry: words('handOver.titles.retry'),
    expired: words('handOver.titles.expired'),
  },
  controls: { 'link.requested': words('handOver.another') },
  table: {
    'link.requested': (page) => page.press(words('handOver.another')),
    'handOver.left': (page) => page.press(words('handOver.useThis')),
  },
};
