import { phrasesOf } from './phrases.ts';
import { soundOf } from './tokens.ts';

/** Nobody has it who says so; every beginning with every thing. */
const tables: readonly { readonly begun: string; readonly things: string }[] = [
  {
    begun: `she doesnt have, he doesnt have, they dont have, she hasnt got, he hasnt got, they havent got, she has no, he has no, they have no, i dont have, i do not have, i dont have got, i havent got, i havent, i have no, ive no, ive got no, ive not got, i aint got, dont have, dont got, havent got, have no, no, without, i dont use, i never had, i dont own`,
    things: `an email, any email, email, an e mail, e mail, an email address, email address, e mail address, an address, any address, address, a fixed address, fixed address, a permanent address, permanent address,
      a postcode, postcode, a post code, a zip code, a phone, phone, a mobile, a mobile number, a mobile phone, a phone number, phone number, one, any, one of those, one of them, that, it, a middle name, a last name, a surname, a family name`,
  },
  {
    begun: `elle a pas de, il a pas de, elle na pas de, il na pas de, ils ont pas de, ils nont pas de, jai pas de, jai pas d, je nai pas de, je nai pas d, jai aucun, jai aucune, je nai aucun, je nai aucune, pas de, pas d, jen ai pas de, sans, jai plus de, je nai plus de, jai plus d, je nai plus d`,
    things: `mail, e mail, email, adresse e mail, adresse email, adresse mail, adresse, adresse fixe, domicile fixe, code postal, telephone, numero, numero de telephone, portable, mobile, nom de famille, boite mail`,
  },
];

/** Said whole. */
const others =
  'jen ai pas, je nen ai pas, jai pas, je nai pas, jen ai aucun, jen ai aucune, je lai pas, i dont have one yet, jai pas encore de mail';

const courtesy: ReadonlySet<string> = new Set(
  phrasesOf(
    'sorry, ok, well, but, actually, at, all, anymore, yet, desole, desolee, mais, du, tout, en, fait, euh, ben',
  ),
);

const lacking: ReadonlySet<string> = new Set([
  ...tables.flatMap(({ begun, things }) =>
    phrasesOf(begun).flatMap((begin) => phrasesOf(things).map((thing) => lacked(begin, thing))),
  ),
  ...phrasesOf(others),
]);

/** "D’adresse" is one word to the ear. */
function lacked(begin: string, thing: string): string {
  return begin.endsWith(' d') ? `${begin}${thing}` : `${begin} ${thing}`;
}

/** "I don’t have an e-mail", « j’en ai pas », and nothing else: no answer, and no wish to stop. */
export function lacksIt(said: string): boolean {
  const words = soundOf(said).split(' ');
  const from = words.findIndex((word) => !courtesy.has(word));
  const to = words.findLastIndex((word) => !courtesy.has(word));
  return lacking.has(words.slice(Math.max(0, from), to + 1).join(' '));
}
