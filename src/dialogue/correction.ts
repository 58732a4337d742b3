import { letsGoOf, type TransferAnswers, type TransferPart, transferParts } from './transferAnswers.ts';

/** What becomes of answers that were given before and are otherwise now. */
export type Correction =
  | { readonly kind: 'none' }
  /** All of it belongs to the step at hand. */
  | { readonly kind: 'here'; readonly parts: readonly TransferPart[]; readonly again: readonly TransferPart[] }
  /** An earlier step is opened at `first`; the recipient is chosen before it where the flow would keep the old one. */
  | {
      readonly kind: 'earlier';
      readonly first: TransferPart;
      readonly parts: readonly TransferPart[];
      readonly lost: readonly TransferPart[];
      readonly recipientFirst?: string;
    }
  /** The transfer is made, and changes nothing but whom it goes to. */
  | { readonly kind: 'otherRecipient'; readonly recipientId: string }
  /** The transfer is made and stays; another is begun, with all that was said. */
  | { readonly kind: 'another'; readonly parts: readonly TransferPart[]; readonly lost: readonly TransferPart[] };

export type CorrectionState = {
  /** What the flow holds. */
  readonly now: TransferAnswers;
  /** The question that is open: an answer to it corrects nothing. */
  readonly asked?: string | undefined;
  /** Answers that may be changed from here, and those of them that belong to the step at hand. */
  readonly changeable: readonly string[];
  readonly here: readonly string[];
  readonly isMade: boolean;
};

/** What of this was answered before and is otherwise now, in the order it is asked. */
export const putRightBy = (
  said: TransferAnswers,
  { now, asked, changeable }: Pick<CorrectionState, 'now' | 'asked' | 'changeable'>,
): readonly TransferPart[] =>
  transferParts.filter(
    (part) => said[part] !== undefined && part !== asked && changeable.includes(part) && now[part] !== said[part],
  );

export function correctionOf(said: TransferAnswers, state: CorrectionState): Correction {
  const parts = putRightBy(said, state);
  const [first] = parts;
  if (!first) return { kind: 'none' };
  const follows = (part: TransferPart) => letsGoOf[part].filter((other) => said[other] === undefined);
  const lostBy = (changed: readonly TransferPart[]) => [...new Set(changed.flatMap(follows))];
  const isHere = (part: TransferPart) => state.here.includes(part);
  const here = parts.filter(isHere);
  if (isHere(first)) return { kind: 'here', parts: here, again: lostBy(here).filter(isHere) };
  const lost = lostBy(parts);
  const recipientId = parts.includes('recipient') ? said.recipient : undefined;
  if (state.isMade && recipientId) {
    return first === 'recipient' ? { kind: 'otherRecipient', recipientId } : { kind: 'another', parts, lost };
  }
  return {
    kind: 'earlier',
    first,
    parts,
    lost,
    ...(recipientId && first !== 'recipient' && { recipientFirst: recipientId }),
  };
}
