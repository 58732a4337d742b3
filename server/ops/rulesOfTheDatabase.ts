import { constraintOf } from '../database/transaction.ts';
import { type OpsAnswer, refusal } from './runCommand.ts';

/** What holds whatever the code above it does, in words. */
const rulesOfTheDatabase: Readonly<Record<string, string>> = {
  votes_of_two_hands:
    'Your yes does not count together with the other one: one of you was added or given a secret by the other, or both by the same operator, less than 24 hours ago. Another operator has to say it.',
  two_operators_remain:
    'Two operators of compliance who can act have to remain: add another first, and wait until they have their secret.',
};

export function refusedByTheDatabase(failure: unknown): OpsAnswer {
  const rule = rulesOfTheDatabase[constraintOf(failure) ?? ''];
  if (!rule) throw failure;
  return refusal(rule);
}
