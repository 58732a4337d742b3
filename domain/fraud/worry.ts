/** What makes somebody fear, or should make them fear, that a payment is not their own wish; the gravest first. */
export const worries = [
  'hacked',
  'threatened',
  'authority',
  'secret',
  'nevermet',
  'impostor',
  'reward',
  'hurried',
  'suspicion',
] as const;
export type Worry = (typeof worries)[number];

/** What the sender wants after the questions and the warning. */
export const worryDecisions = ['cancel', 'hold', 'person', 'goOn'] as const;
export type WorryDecision = (typeof worryDecisions)[number];

/** These wait for nothing: neither for the three questions to be answered nor until it is kept. */
export const isSafe = (decision: WorryDecision | undefined): boolean => decision === 'cancel' || decision === 'person';

type Answers = {
  readonly hasMet?: boolean | undefined;
  readonly isHurried?: boolean | undefined;
  readonly isToldWhatToSay?: boolean | undefined;
};

/** Whether all three questions were answered, which going on and holding ask for. */
export const isAnswered = ({ hasMet, isHurried, isToldWhatToSay }: Answers): boolean =>
  ![hasMet, isHurried, isToldWhatToSay].includes(undefined);

/** How long a transfer that its sender holds cannot be paid: a day is enough to ask somebody. */
export const worryHoldHours = 24;
