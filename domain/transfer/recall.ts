import { addWorkingDays } from './workingDays.ts';

/** What a sender says is wrong with a transfer whose delivery was confirmed. */
export const recallReasons = ['notReceived', 'wrongPerson', 'otherReason'] as const;
export type RecallReason = (typeof recallReasons)[number];

/** How a case ended: the money came back, the partner said no, or it said nothing in time. */
export const recallOutcomes = ['returned', 'refused', 'noAnswer'] as const;
export type RecallOutcome = (typeof recallOutcomes)[number];

/** Hours within which we ask the partner. */
export const recallAskHours = 24;

/** Working days the partner has to answer, from the day the case is opened. */
export const recallAnswerWorkingDays = 10;

/** Working days more for a person who goes after a partner that did not answer. */
export const recallChaseWorkingDays = 5;

/** Fewer closed cases than this say nothing of the next one. */
export const fewestCasesForOdds = 10;

/** By when each step of a case is taken; epoch seconds. */
export type RecallClock = { readonly askBy: number; readonly answerBy: number; readonly chaseBy: number };

export function recallClock(openedAt: number): RecallClock {
  const answerBy = addWorkingDays(openedAt, recallAnswerWorkingDays);
  return {
    askBy: openedAt + recallAskHours * 3600,
    answerBy,
    chaseBy: addWorkingDays(answerBy, recallChaseWorkingDays),
  };
}

/** `chased`: the partner’s time is over and a person goes after it; `overdue`: so is that person’s. */
export const recallStages = ['opened', 'asked', 'chased', 'overdue', ...recallOutcomes] as const;
export type RecallStage = (typeof recallStages)[number];

type Source = {
  readonly askedAt?: number | undefined;
  readonly chasedAt?: number | undefined;
  readonly chaseBy: number;
  readonly outcome?: RecallOutcome | undefined;
};

export function recallStage({ askedAt, chasedAt, chaseBy, outcome }: Source, now: number): RecallStage {
  if (outcome) return outcome;
  if (chasedAt !== undefined) return now > chaseBy ? 'overdue' : 'chased';
  return askedAt === undefined ? 'opened' : 'asked';
}

/** When there is news of an open case at the latest; of one that ended, or is later than we said, nothing is promised. */
export function recallNewsBy(source: Source & RecallClock, now: number): number | undefined {
  const stage = recallStage(source, now);
  if (stage === 'opened') return now > source.askBy ? source.answerBy : source.askBy;
  if (stage === 'asked') return source.answerBy;
  return stage === 'chased' ? source.chaseBy : undefined;
}

/** How many of the cases that ended brought the money back. */
export type RecallOdds = { readonly returned: number; readonly closed: number };

/** Nothing where too few have ended: the next sender is not told a share of three. */
export const oddsToTell = (odds: RecallOdds | undefined): RecallOdds | undefined =>
  odds && odds.closed >= fewestCasesForOdds ? odds : undefined;
