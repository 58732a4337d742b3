import type { handOverMachine } from '#src/machines/verification/hand-over/handOverMachine.ts';
import type { Facts } from '../walker/screenTable.ts';
import { sentence } from './asRead.ts';
import { words } from './words.ts';

export const handOverFacts: Facts<typeof handOverMachine> = {
  code: {
    address: ({ link }) => link?.url,
    'whether the phone is there': ({ link, isOpened }) =>
      link && words(isOpened ? 'handOver.opened' : 'handOver.waiting'),
  },
  thisDevice: 'what a phone would need is the same for everybody',
  retry: { failure: ({ failure }) => sentence(failure) },
  expired: 'how long a code works is the same for everybody',
};
