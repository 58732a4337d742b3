/** A code on its way. Times are epoch seconds by the server's clock: services turn the wire's waits into them. */
export type SentCode = {
  readonly sentTo: string;
  /** Before this another code may not be asked for. */
  readonly resendAt: number;
  readonly expiresAt: number;
};
