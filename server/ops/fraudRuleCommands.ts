import { fraudReasons } from '#domain/fraud/fraudRules.ts';
import { holdSentences } from '#domain/fraud/holdReason.ts';
import { type Command, refusal } from './runCommand.ts';

const named = (name: string | undefined) => fraudReasons.find((reason) => reason === name);
const unknown = () => refusal(`Name the rule: ${fraudReasons.join(', ')}.`);

/** A rule that holds honest people is put out of force at once, until it is resumed. */
export const pauseRule: Command = async ({ db, operator }, { transferId: name }) => {
  const reason = named(name);
  if (!reason) return unknown();
  await db
    .insertInto('paused_fraud_rule')
    .values({ reason, paused_by: operator })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { ok: true, lines: [`Holds nothing from now on: ${holdSentences[reason]}.`], data: { reason } };
};

export const resumeRule: Command = async ({ db }, { transferId: name }) => {
  const reason = named(name);
  if (!reason) return unknown();
  await db.deleteFrom('paused_fraud_rule').where('reason', '=', reason).execute();
  return { ok: true, lines: [`Holds again: ${holdSentences[reason]}.`], data: { reason } };
};
