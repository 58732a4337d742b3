import { recordsKeptYears } from '#domain/service/promises.ts';
import { visibleReference } from '#domain/transfer/transferReference.ts';
import { accountClosedAct, closeAccount } from '../account/closing/closeAccount.ts';
import { type ClosingObstacle, closingObstacle } from '../account/closing/closingObstacles.ts';
import { asTables, personalDataOf } from '../account/persons/personalData.ts';
import { personLines } from '../account/persons/personPage.ts';
import { keepOperatorAct } from '../security/operatorActs.ts';
import { agree, agreementDays } from './agreement.ts';
import { nobodyNamed, personNamed } from './blockCommands.ts';
import { type Command, firstYes, refusal } from './runCommand.ts';

const notWithoutSecret = 'What is kept of somebody is opened with MASTER_SECRET: set it.';

/** What somebody would get from their settings, for whoever asks in writing and cannot sign in. */
export const exportPerson: Command = async ({ db, keys }, { transferId: who }) => {
  const userId = await personNamed(db, who);
  if (!userId) return refusal(nobodyNamed);
  if (!keys) return refusal(notWithoutSecret);
  const { madeAt, found } = await personalDataOf({ db, keys }, userId);
  const lines = [`Everything of ${userId} that is theirs to have, at ${madeAt.toISOString()}.`, ...personLines(found)];
  return { ok: true, lines, data: { madeAt: madeAt.toISOString(), tables: asTables(found) } };
};

/** One operator’s yes is kept; another’s closes the account, if nothing of it is open then (PRF-19). */
export const closePerson: Command = async ({ db, operator }, { transferId: who }) => {
  const userId = await personNamed(db, who);
  if (!userId) return refusal(nobodyNamed);
  const outcome = await agree(db, {
    ...{ command: 'person-close', about: userId, details: {}, operator },
    async problem(transaction) {
      const obstacle = await closingObstacle(transaction, userId);
      return obstacle && inWords(obstacle);
    },
    async carryOut(transaction) {
      await closeAccount(transaction, { userId });
      const act = { operator, action: accountClosedAct, transferId: null, details: { person: userId } };
      await keepOperatorAct(transaction, act);
    },
  });
  if (typeof outcome === 'object') return refusal(outcome.problem);
  if (outcome === 'keptAlready') return refusal('Your yes is kept already; another operator has to say the same.');
  if (outcome === 'kept') {
    const line = `The account stays open until another operator says the same, within ${agreementDays} days.`;
    return firstYes('person-close', line, { userId });
  }
  return {
    ok: true,
    lines: [
      `Closed: signed out everywhere, and told by message. What the law wants kept goes by itself in ${recordsKeptYears} years.`,
    ],
    data: { userId },
  };
};

function inWords(obstacle: ClosingObstacle): string {
  switch (obstacle.kind) {
    case 'closed':
      return 'That account is closed already.';
    case 'blocked':
      return 'The account is blocked: unblock comes first, by two.';
    case 'legalHold':
      return `A legal hold stands on ${named(obstacle)}: it cannot be closed before two release it.`;
    case 'openTransfer':
      return `Not before what is open has ended: ${named(obstacle)}.`;
    case 'moneyHeld':
      return `Money is held for ${named(obstacle)}, or may still come: not before it has gone where it belongs.`;
  }
}

const named = ({ references }: { readonly references: readonly string[] }) =>
  references.map(visibleReference).join(', ');
