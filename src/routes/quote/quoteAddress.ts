import { toMajorText } from '#domain/money/money.ts';
import type { TransferDraft } from '#domain/quote/draft.ts';
import { payoutMethodNumbers } from '#domain/reference/payoutMethods.ts';
import { paths, pathTo } from '#src/app/address/paths.ts';

/**
 * The quote page with answers in it: an address survives signing in, a reload and being sent to oneself (D-13, D-87).
 * `method` is the spec's number (QUO-02); one amount is given, the one that was typed.
 */
export const quoteAddress = (draft: Draft, again: Again = {}): string =>
  pathTo(paths.getQuote, { query: { ...asked(draft), ...again } });

/** To whom, and why, where it is sent again. */
type Again = {
  readonly recipient?: string | undefined;
  readonly reason?: string | undefined;
  /** What arrived first, whose rest this is. */
  readonly restOf?: string;
};

/** The guide with the same answers in it. */
export const guideAddress = (draft: Draft): string => pathTo(paths.guidedSender, { query: asked(draft) });

function asked(draft: Draft) {
  const { payinActualValue: send, payoutActualValue: receive } = draft;
  return {
    method: String(payoutMethodNumbers[draft.transferMethod]),
    from: draft.toSend.countryCode,
    to: draft.toReceive.countryCode,
    ...(draft.typed === 'payin' ? { send: send && toMajorText(send) } : { receive: receive && toMajorText(receive) }),
  };
}

type Draft = Pick<
  TransferDraft,
  'transferMethod' | 'toSend' | 'toReceive' | 'typed' | 'payinActualValue' | 'payoutActualValue'
>;
