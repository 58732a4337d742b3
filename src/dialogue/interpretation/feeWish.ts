import { readFeeWish } from '#src/understanding/feeWishes.ts';
import { isForTheBox } from './atTheBox.ts';
import { acknowledged, type Interpretation, type Outcome, type Situation, tell, typed } from './situation.ts';

/** Who pays for the last stretch, where a price is being made. What else was said is interpreted by itself. */
export function asFeeWish(
  said: string,
  situation: Situation,
  interpretRest: (rest: string) => readonly Outcome[],
): Interpretation {
  const { switchOperatorFee } = situation.reading;
  const wish = switchOperatorFee && !isForTheBox(said, situation.part) ? readFeeWish(said) : undefined;
  if (!switchOperatorFee || !wish) return undefined;
  const { isPaid, rest } = wish;
  return [
    typed(said),
    { type: 'flow.asked', act: switchOperatorFee(isPaid) },
    tell({ key: isPaid ? 'guide.told.feePaid' : 'guide.told.feeLeft' }),
    ...(rest === '' ? [acknowledged] : interpretRest(rest)),
  ];
}
