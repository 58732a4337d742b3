import { ApiFailure } from '#contract/protocol/failure.ts';
import { shareTransferMachine } from '#src/machines/transfer/share-transfer/shareTransferMachine.ts';
import { someMoment, transferFixture } from '#tests/fixtures/transferFixture.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

const link = {
  url: 'https://sawa.example/follow/token',
  expiresAt: someMoment + 14 * 86_400,
  language: 'fr',
  showsAmount: false,
} as const;

/** The one there is was made with other wishes. */
const madeBefore = { ...link, url: 'https://sawa.example/follow/before', language: 'en', showsAmount: true } as const;

export const shareTransferPaths: PathSpec<typeof shareTransferMachine> = {
  machine: shareTransferMachine,
  starts: { 'a transfer on its way': { transferId: transferFixture('PAYMENT_COMPLETED').id } },
  cases: { 'link.wished': [{ language: 'fr', showsAmount: false }] },
  outcomes: {
    readLink: [
      ok({ link: madeBefore }, 'a link'),
      ok({}, 'no link'),
      fail(new ApiFailure('serviceUnavailable')),
      fail(new ApiFailure('notFound')),
    ],
    makeLink: [ok(link), fail(new ApiFailure('serviceUnavailable')), fail(new ApiFailure('transferNotShared'))],
    revokeLink: [ok({ done: true } as const), fail(new ApiFailure('serviceUnavailable'))],
  },
  key: ({ link: known, wish, failure }) => [known?.language, wish !== undefined, failure?.code],
  invariants: {
    'no link is made that nobody wished': {
      in: ['makingLink'],
      holds: (_, past) => past.at(-1) === 'link.wished',
    },
    'none is ended that nobody ended': { in: ['revokingLink'], holds: (_, past) => past.at(-1) === 'link.ended' },
    'a link is shown only where the server gave it': {
      in: ['showingLink'],
      holds: ({ link: known }, past) => known?.showsAmount === !past.includes('makeLink: ok'),
    },
    'what was refused before is not said of a new try': {
      in: ['readingLink', 'makingLink', 'revokingLink'],
      holds: ({ failure }) => failure === undefined,
    },
  },
  words: {
    events: {
      'link.wished': 'asks for a link',
      'link.reconsidered': 'wants another link',
      'link.ended': 'ends the link',
      'reading.retried': 'tries again',
      'sharing.left': 'leaves',
    },
    outcomes: {
      readLink: { 'a link': 'finds the link there is', 'no link': 'finds that there is no link yet' },
      makeLink: { ok: 'has a link' },
      revokeLink: { ok: 'has no link any more' },
    },
  },
};
