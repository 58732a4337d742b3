import type {
  ShareTransferContext,
  shareTransferMachine,
} from '#src/machines/transfer/share-transfer/shareTransferMachine.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { told } from '../telling/retell.ts';
import type { Facts } from '../walker/screenTable.ts';
import { moment, sentence } from './asRead.ts';
import { words } from './words.ts';

const failure = ({ failure: refusal }: ShareTransferContext) => sentence(refusal);

/** Whom the link is for. */
export const followerName = (): string => told(transferFixture().recipient).firstName;

export const shareTransferFacts: Facts<typeof shareTransferMachine> = {
  wish: {
    person: () => words('share.about', { name: followerName() }),
    'that the other link stops': {
      tells: ({ link }) => link && words('share.replaces'),
      onlyOneWay: 'one sentence says that a link is replaced',
    },
    failure,
  },
  link: {
    address: ({ link }) => link?.url,
    'whether it shows the amount': ({ link }) =>
      link &&
      words(link.showsAmount ? 'share.shows' : 'share.showsNoAmount', {
        language: words(`share.inLanguage.${link.language}`),
      }),
    until: ({ link }) => link && words('share.until', { moment: moment(link.expiresAt) }),
    failure,
  },
  readingFailed: { failure },
  notShared: { failure },
};
