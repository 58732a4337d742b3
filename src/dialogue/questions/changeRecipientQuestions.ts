import { draftOf, mayCorrectName } from '#contract/transfer/correctedName.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import type { RecipientDraft } from '#domain/recipient/recipientDraft.ts';
import { newRecipient } from '../answerValues.ts';
import type { Here, Questions } from '../flows/question.ts';
import { unreached } from '../flows/reach.ts';
import type { Option } from '../question.ts';
import { recipientWords } from '../transferWords.ts';
import type { Words } from '../words.ts';

/** The answer that leaves the recipient of a created transfer as it is. */
export const keepRecipient = 'keep';

/** The answer that puts a slip in their name right, and nothing else of them. */
/** Conversations that are kept name the answer so. */
export const correctName = 'mend';

export const changeRecipientQuestions: Questions['changeRecipient'] = {
  otherRecipient: {
    parts: (here) => {
      const { guide, records, snapshot } = here;
      const { destinationCountryCode: country, transferMethod: method } = snapshot.context.transfer;
      const whole = wholeTransfer(here);
      return [
        {
          id: 'otherRecipient',
          control: { kind: 'recipient', country, method, mayCorrectName: whole !== undefined && mayCorrectName(whole) },
          check: (id) => {
            const book = records.recipients(guide.getSnapshot().context.userId);
            return unreached(id, { country, method }, book);
          },
          wordsOf: otherRecipientWords,
        },
      ];
    },
    finish: (here) => {
      const { actor, snapshot, answers } = here;
      const { otherRecipient = '' } = answers;
      return {
        kind: 'send',
        act: () => {
          if (otherRecipient === newRecipient || otherRecipient === correctName) {
            return actor.send({ type: 'newRecipient.chosen', ...correcting(here) });
          }
          if (otherRecipient === keepRecipient) return actor.send({ type: 'change.declined' });
          if (otherRecipient !== snapshot.context.recipientId) {
            actor.send({ type: 'recipient.chosen', recipientId: otherRecipient });
          }
          actor.send({ type: 'recipient.confirmed' });
        },
      };
    },
  },
  comparison: {
    parts: ({ snapshot: { context } }) => [
      {
        id: 'comparison',
        control: {
          kind: 'comparison',
          transferId: context.transfer.id,
          recipientId: context.recipientId ?? '',
          options: comparisonOptions,
        },
        facts: { recipientId: context.recipientId },
      },
    ],
    finish: ({ actor, answers: { comparison } }) => ({
      kind: 'send',
      act: () => {
        if (comparison === 'agree') actor.send({ type: 'change.agreed' });
        else actor.send({ type: comparison === 'other' ? 'another.chosen' : 'change.declined' });
      },
    }),
  },
};

function otherRecipientWords(answer: string): Words {
  if (answer === keepRecipient) return { key: 'send.review.keepRecipient' };
  return answer === correctName ? { key: 'send.review.comparison.correct' } : recipientWords(answer);
}

const comparisonOptions: readonly Option[] = [
  { id: 'agree', words: { key: 'send.review.comparison.agree' } },
  { id: 'other', words: { key: 'send.review.comparison.another' }, also: { key: 'guide.options.somebodyElseAlso' } },
  { id: 'keep', words: { key: 'send.review.keepRecipient' } },
];

/** What stays of somebody whose name is put right; nothing of a transfer that was not read. */
function correcting(here: Here<'changeRecipient'>): { readonly corrects?: RecipientDraft } {
  const whole = here.answers.otherRecipient === correctName ? wholeTransfer(here) : undefined;
  return whole ? { corrects: draftOf(whole.recipient) } : {};
}

const wholeTransfer = ({ guide, records, snapshot: { context } }: Here<'changeRecipient'>): Transfer | undefined =>
  records.transfer({ userId: guide.getSnapshot().context.userId, transferId: context.transfer.id });
