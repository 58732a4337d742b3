/** One subject of the page: what is so in words, and whether it is as it should be. */
export type StatusSection = {
  readonly heading: string;
  readonly lines: readonly string[];
  readonly isWell: boolean;
  readonly data: unknown;
};
