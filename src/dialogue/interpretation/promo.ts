import { readPromoCode } from '#src/understanding/promoCodes.ts';
import { acknowledged, type Interpretation, type Outcome, type Situation, tell, typed } from './situation.ts';

/**
 * A promotion's code, where a price is being made: looked up as soon as there is an amount. What else was said is
 * interpreted by itself, since the code is none of it.
 */
export function asPromo(
  said: string,
  situation: Situation,
  interpretRest: (rest: string) => readonly Outcome[],
): Interpretation {
  const { enterPromo } = situation.reading;
  const promo = enterPromo && readPromoCode(said);
  if (!promo) return undefined;
  const { code, rest } = promo;
  const noted = tell({ key: 'guide.told.promoNoted', facts: { code } });
  return [
    typed(said),
    { type: 'flow.asked', act: enterPromo(code) },
    noted,
    ...(rest === '' ? [acknowledged] : interpretRest(rest)),
  ];
}
