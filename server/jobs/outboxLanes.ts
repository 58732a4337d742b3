/** What follow-up work is about: what moves money, or what somebody is told. */
export const laneNames = ['money', 'news'] as const;
export type Lane = (typeof laneNames)[number];

type Rules = {
  /** Pieces of one kind under way at a time: a company that does not answer holds its own kind up, and no other. */
  readonly atOnce: number;
  /** Tries until a piece is set apart; what moves money never is, it is tried every hour until it succeeds. */
  readonly mostTries?: number;
};

/** 34 tries take a day and an hour: so long may a mail server be away. */
export const lanes: Readonly<Record<Lane, Rules>> = {
  money: { atOnce: 32 },
  news: { atOnce: 4, mostTries: 34 },
};

/** Tries after which somebody has to look at what moves money: they take three hours and a half. */
export const moneyTriesToLookAt = 12;
