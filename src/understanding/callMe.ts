import { phrasesOf } from './phrases.ts';
import { plain } from './plain.ts';

/** Said before it, in any number. */
const openings = phrasesOf(
  `please, ok, hi, hello, just, can you, could you, can somebody, can someone, someone, somebody, will you, i want you to, s il vous plait, svp, bonjour,
   est ce que, pouvez vous, vous pouvez, tu peux, quelqu un peut, je veux que`,
);

/** The wish itself. */
const wishes = phrasesOf(
  `call me, ring me, phone me, text me, telephone me, contact me, reach me, give me a call, give me a ring, appelez moi, rappelez moi, appeler moi, rappeler moi, appelle moi,
   me rappeler, m appeler, me joindre, me telephoner, me contacter, joignez moi, contactez moi, telephonez moi, vous me rappelez, vous m appelez`,
);

const courtesy: ReadonlySet<string> = new Set(phrasesOf('back, please, svp'));

/** Behind it: a number, a time or nothing. What else may stand there is what somebody is called. */
const following: ReadonlySet<string> = new Set(
  phrasesOf(
    `on, at, with, by, about, now, later, today, tomorrow, tonight, instead, if, when, as, to, my,
     au, sur, le, a, ce, cet, demain, plus, quand, des, si, mon, ici, maintenant`,
  ),
);

/**
 * The sender's wish to be called, with the number or without: no answer of theirs about anybody. "Call me Kofi" tells a
 * name.
 */
export function asksForCall(said: string): boolean {
  const words = plain(said)
    .replace(/[^a-z0-9+]+/g, ' ')
    .trim();
  const asked = withoutOpenings(words);
  const wish = wishes.find((one) => begins(asked, one));
  if (!wish) return false;
  const next = asked
    .slice(wish.length)
    .split(' ')
    .find((word) => word !== '' && !courtesy.has(word));
  // « Rappelez-moi demain » wishes to be reminded; with a number it is a call.
  if (wish.includes('rappel')) return next !== undefined && /^(?:au|sur|[+\d].*)$/.test(next);
  return next === undefined || following.has(next) || /^[+\d]/.test(next);
}

const begins = (words: string, phrase: string): boolean => `${words} `.startsWith(`${phrase} `);

function withoutOpenings(words: string): string {
  const opening = openings.find((one) => begins(words, one));
  return opening === undefined ? words : withoutOpenings(words.slice(opening.length).trim());
}
