/** What is wanted of the fee for the last stretch, with what else was said; nothing where nothing is. */
export type FeeWish = { readonly isPaid: boolean; readonly rest: string };

const fee = `(?:fees?|charges?|costs?)`;
const theirs = `(?:withdrawal|cash[ -]?out|operator)(?:['’]s)?`;
const they = String.raw`(?:she|he|they|(?:my |the )?\p{L}+)`;
const filler = `(?:please |can you |could you |i want (?:you )?to |make sure |just )*`;

/** Whole clauses, by whom the fee is left to. */
const paid: readonly RegExp[] = [
  clause(
    `${filler}(?:(?:include|add|cover)|i(?:['’]?ll| will)? pay) (?:the |her |his |their )?${theirs} ${fee}(?: for (?:her|him|them))?`,
  ),
  clause(
    `${filler}(?:that )?${they} (?:must |should |has to |have to |needs to )?(?:gets?|receives?) (?:all of it|it all|everything|the full amount|the whole amount)`,
  ),
  clause(`(?:with )?(?:no|without(?: any)?) ${fee} for (?:her|him|them)`),
  clause(
    String.raw`(?:je veux |pouvez-vous )?(?:inclu\p{L}+|ajoute[rz]?|je (?:paie|prends)) (?:les |ses |leurs )?frais (?:de retrait|d['’]op[ée]rateur)`,
  ),
  clause(
    `(?:je veux |pour |il faut )?(?:qu['’])?(?:elle|ils?) (?:re[çc]oive(?:nt)? tout|(?:doi(?:t|vent) )?tout recevoir|doi(?:t|vent) recevoir tout)`,
  ),
  clause(`sans frais pour (?:elle|lui|eux)`),
];
const left: readonly RegExp[] = [
  clause(
    `(?:she|he|they)(?:['’]ll| will| can)? pays? (?:for )?(?:the |her |his |their )?${theirs}(?: ${fee})?(?: (?:her|him)self| themselves)?`,
  ),
  clause(`${filler}(?:leave out|remove|without) (?:the )?${theirs} ${fee}`),
  clause(
    `(?:elle|ils?) (?:pai(?:e|ent)|paiera|paieront) (?:le retrait|les frais de retrait)(?: (?:elle|lui|eux)-m[êe]mes?)?`,
  ),
  clause(`(?:retire[rz]?|enleve[rz]?|enl[èe]ve[rz]?|sans) (?:les )?frais (?:de retrait|d['’]op[ée]rateur)`),
];

function clause(words: string): RegExp {
  return new RegExp(String.raw`(?:^|[\s,;.]{1,3})(?:but |and |mais |et )?${words}(?:$|[\s,;.!]{1,3})`, 'iu');
}

/** "Include the withdrawal fee", "200 but she must receive all of it", « elle paie le retrait elle-même ». */
export function readFeeWish(said: string): FeeWish | undefined {
  if (said.includes('?')) return undefined;
  const wanted = [paid, left].map((clauses) => clauses.filter((one) => one.test(said)));
  const [forThem = [], byThem = []] = wanted;
  if (forThem.length > 0 === byThem.length > 0) return undefined;
  const rest = [...forThem, ...byThem].reduce((text, one) => text.replace(one, ' '), said);
  return { isPaid: forThem.length > 0, rest: rest.trim() };
}
