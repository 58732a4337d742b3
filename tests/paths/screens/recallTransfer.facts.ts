import { fewestCasesForOdds } from '#domain/transfer/recall.ts';
import type {
  RecallTransferContext,
  recallTransferMachine,
} from '#src/machines/transfer/recall-transfer/recallTransferMachine.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { told } from '../telling/retell.ts';
import type { Facts } from '../walker/screenTable.ts';
import { moment, sentence } from './asRead.ts';
import { words } from './words.ts';

const failure = ({ failure: refusal }: RecallTransferContext) => sentence(refusal);

/** Who was paid. */
export const paidName = (): string => told(transferFixture().recipient).firstName;

function oddsIn({ view, reason }: RecallTransferContext): string | undefined {
  const known = reason && view?.odds[reason];
  return known && known.closed >= fewestCasesForOdds ? words('recall.odds', known) : words('recall.noOdds');
}

export const recallTransferFacts: Facts<typeof recallTransferMachine> = {
  reason: 'it asks, and what it asks is its headline and its buttons',
  checklist: {
    partner: {
      beside: words('recall.proof.partner'),
      tells: ({ view }) => view && words(`recall.partners.${view.proof.partner}`),
      onlyOneWay: 'a partner is one of three, and what a table calls it is no part of the flow',
    },
    reference: { beside: words('recall.proof.reference'), tells: ({ view }) => view?.proof.reference },
    'when it was paid': {
      beside: words('recall.proof.confirmedAt'),
      tells: ({ view }) => view && moment(view.proof.confirmedAt),
    },
  },
  terms: { odds: oddsIn, failure },
  case: {
    number: ({ view }) => view?.recall && words('recall.case', { number: view.recall.caseNumber }),
    'who acts next': ({ view }) =>
      view?.recall &&
      words(`recall.stages.${view.recall.askedAt === undefined ? 'opened' : 'asked'}`, { name: paidName() }),
    'by when': ({ view }) =>
      view?.recall &&
      words('recall.newsBy', {
        moment: moment(view.recall.askedAt === undefined ? view.recall.askBy : view.recall.answerBy),
      }),
  },
  readingFailed: { failure },
  notRecalled: { failure },
};
