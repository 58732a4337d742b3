import { ApiFailure } from '#contract/protocol/failure.ts';
import { talkToPersonMachine } from '#src/machines/help/talk-to-person/talkToPersonMachine.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

const message = {
  id: '0197a000-0000-7000-8000-0000000000f1',
  by: 'sender',
  text: 'Where is my money?',
  at: 1_800_000_000,
} as const;
const account = [{ by: 'guide' as const, text: 'Where is the money going?' }];
const idempotencyKey = 'message-1';

export const talkToPersonPaths: PathSpec<typeof talkToPersonMachine> = {
  machine: talkToPersonMachine,
  starts: {
    'at a question': { idempotencyKey, account, flow: 'priceQuote', question: 'destination' },
    'about a transfer, while nothing is asked': { idempotencyKey, account: [], transferId: transferFixture().id },
  },
  cases: { 'message.entered': [{ text: message.text }] },
  outcomes: { sendMessage: [ok({ message }, 'sent'), fail(new ApiFailure('tooManyRequests'))] },
  key: ({ text, sent, failure }) => [text, sent?.id, failure?.code],
  invariants: {
    'sent means that the server has it': {
      in: ['sent'],
      holds: ({ sent }, past) => sent !== undefined && past.at(-1) === 'sendMessage: sent',
    },
    'nothing goes out that was not written': {
      in: ['sending', 'askingAgain', 'sent'],
      holds: ({ text }) => text !== '',
    },
    'whoever leaves it has sent nothing': { in: ['dismissed'], holds: ({ sent }) => sent === undefined },
  },
  words: {
    events: {
      'message.entered': 'writes a message to a person',
      'retry.chosen': 'tries again',
      'person.dismissed': 'would rather not',
    },
    outcomes: { sendMessage: { sent: 'has it sent' } },
  },
};
