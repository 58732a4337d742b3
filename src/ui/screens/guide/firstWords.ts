/** What was said to the guide's first question before the guide was there. */
export type FirstWords = {
  /** What stands in the box. */
  readonly text: string;
  /** The answer that was pressed instead. */
  readonly chosen?: string | undefined;
  /** Sent with Enter or the arrow. */
  readonly isSent: boolean;
};
