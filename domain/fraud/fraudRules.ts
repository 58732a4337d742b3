import type { HoldReason } from './holdReason.ts';

/** What is counted about a transfer and its sender before it is paid out; yes and no are 1 and 0. */
export type FraudSignals = {
  /** In a day, not counting the first an account ever had. */
  readonly newDevices: number;
  readonly passwordResets: number;
  /** Nothing ever arrived with this recipient. */
  readonly newRecipient: number;
  readonly poundsMinor: number;
  readonly recipientsInDay: number;
  /** Kept, or refused by their company. */
  readonly cardsInDay: number;
  readonly transfersInHour: number;
  /** Created and their payment begun faster than a person gets through the screens. */
  readonly fastPaymentsInHour: number;
  /** Told the guide about this transfer, or in the day before it was made, and not taken back by the answers after it. */
  readonly worries: number;
};

export type FraudRule = {
  readonly reason: Exclude<HoldReason, 'accountBlocked'>;
  /** It speaks when every one of these is reached. */
  readonly atLeast: Partial<FraudSignals>;
};

/** Milliseconds from creating a transfer to beginning its payment that no person is as quick as (ASVS 2.4.2). */
export const fasterThanPeopleMs = 300;

/** Generous for whoever is honest: a first transfer of an ordinary amount is held by none. */
export const fraudRules: readonly FraudRule[] = [
  { reason: 'newDeviceHighAmount', atLeast: { newDevices: 1, newRecipient: 1, poundsMinor: 100_000 } },
  { reason: 'passwordReset', atLeast: { passwordResets: 1, newRecipient: 1 } },
  { reason: 'passwordReset', atLeast: { passwordResets: 1, poundsMinor: 50_000 } },
  { reason: 'manyRecipients', atLeast: { recipientsInDay: 10 } },
  { reason: 'severalCards', atLeast: { cardsInDay: 5 } },
  { reason: 'manyTransfers', atLeast: { transfersInHour: 20 } },
  { reason: 'paidTooFast', atLeast: { fastPaymentsInHour: 3 } },
  { reason: 'senderWorried', atLeast: { worries: 1 } },
];

export const fraudReasons = [...new Set(fraudRules.map(({ reason }) => reason))];

/** Why it has to wait for a look; empty where no rule speaks. */
export function fraudHolds(signals: FraudSignals, rules = fraudRules): FraudRule['reason'][] {
  const speaks = ({ atLeast }: FraudRule) =>
    signalNames.every((name) => signals[name] >= (atLeast[name] ?? Number.NEGATIVE_INFINITY));
  return [...new Set(rules.filter(speaks).map(({ reason }) => reason))];
}

const signalNames = [
  'newDevices',
  'passwordResets',
  'newRecipient',
  'poundsMinor',
  'recipientsInDay',
  'cardsInDay',
  'transfersInHour',
  'fastPaymentsInHour',
  'worries',
] as const satisfies readonly (keyof FraudSignals)[];
