import { fold } from './tokens.ts';

type Piece = { readonly word: string; readonly start: number; readonly end: number };

/** What is nobody else’s to know, as it is called in either language; two words of it are one name. */
const secretNames: ReadonlySet<string> = new Set(
  'password passwords passcode passphrase pwd pin pincode mdp cvv cvc otp mot-de-passe code-pin code-secret pin-code security-code'.split(
    ' ',
  ),
);

/** "My code is 123456": whose it is tells it from a postcode. */
const namesOfCodes: ReadonlySet<string> = new Set(['code', 'sms']);
const beforeCodes: ReadonlySet<string> = new Set(
  'the my this that a your verification confirmation sms otp secret le mon ce un votre du'.split(' '),
);

/** Between what it is called and what it is. */
const linking: ReadonlySet<string> = new Set(
  'is s was it its c est cest etait en fact code number no numero de le la the'.split(' '),
);

/** Behind "is" without a figure: how it fares, and not what it is. "My password is wrong" tells nothing. */
const faring: ReadonlySet<string> = new Set(
  `not no too the a an wrong lost forgotten expired blocked locked incorrect refused rejected missing weak strong long short old new good bad right ok fine safe secret private
   being been never still also always for on in to from with at what where why how which who and but or correct case required needed invalid different same hard easy
   pas faux fausse perdu oublie expire bloque incorrect refuse rejete faible fort long court ancien nouveau bon mauvais bien trop un une ne n toujours encore aussi pour sur dans avec
   sur quoi ou pourquoi comment quel quelle et mais personnel prive sensible obligatoire demande requis invalide different le la mon ma`.split(
    /\s+/,
  ),
);

/** Digits of a code that was sent. */
const codeDigits = /^\d{3}[\s-]?\d{3}$/;

/**
 * What was said with the secret in it hidden; nothing where none is told. "My password is Hunter2", "mdp : Hunter2",
 * "pin 1234": a secret is what stands behind its name, with a link between them or a figure in it.
 */
export function withoutSecret(said: string, { isCodeAsked }: { readonly isCodeAsked: boolean }): string | undefined {
  const pieces = piecesOf(said);
  for (const [place] of pieces.entries()) {
    const after = nameEndsAt(pieces, place);
    const from = after === undefined ? undefined : secretFrom(said, pieces, after);
    if (from !== undefined) return `${said.slice(0, from)}${hidden}`;
    const code = isCodeAsked ? undefined : codeFrom(said, pieces, place);
    if (code !== undefined) return `${said.slice(0, code)}${hidden}`;
  }
  return undefined;
}

const hidden = '••••••';

/** Where the name of a secret that begins here is over. */
function nameEndsAt(pieces: readonly Piece[], place: number): number | undefined {
  const words = pieces.slice(place, place + mostOfName).map(({ word }) => word);
  const length = [mostOfName, 2, 1].find(
    (many) => words.length >= many && secretNames.has(words.slice(0, many).join('-')),
  );
  return length === undefined ? undefined : place + length;
}

/** "Mot de passe". */
const mostOfName = 3;

function secretFrom(said: string, pieces: readonly Piece[], after: number): number | undefined {
  const first = pieces.findIndex(({ word }, place) => place >= after && !linking.has(word));
  const told = pieces[first];
  if (!told || first > after + mostLinks) return undefined;
  const isLinked = first > after || /[:=]/.test(said.slice(pieces[after - 1]?.end, told.start));
  const isFigured = /\d/.test(said.slice(told.start, told.end));
  return isFigured || (isLinked && !faring.has(told.word)) ? told.start : undefined;
}

/** "Is it", "c’est le". */
const mostLinks = 3;

function codeFrom(said: string, pieces: readonly Piece[], place: number): number | undefined {
  const before = pieces[place - 1]?.word ?? '';
  if (!namesOfCodes.has(pieces[place]?.word ?? '') || (place > 0 && !beforeCodes.has(before))) return undefined;
  const first = pieces.findIndex(({ word }, at) => at > place && !linking.has(word));
  const told = pieces[first];
  if (!told) return undefined;
  const digits = /^\d[\d\s-]*/.exec(said.slice(told.start))?.[0].trim() ?? '';
  return codeDigits.test(digits) ? told.start : undefined;
}

/** What stands between spaces, less the signs around it; an elided word is a piece of its own. */
const piecesOf = (said: string): readonly Piece[] =>
  [...said.matchAll(/[^\s:=,;]+/g)].flatMap(({ 0: text, index }) => elided(text, index));

function elided(text: string, start: number): readonly Piece[] {
  const sign = /^(?:\p{L}|qu)['’]|['’]s$/iu.exec(text);
  if (!sign) return [pieceOf(text, start)];
  const cut = sign.index === 0 ? sign[0].length : sign.index;
  return [pieceOf(text.slice(0, cut), start), pieceOf(text.slice(cut), start + cut)];
}

const pieceOf = (text: string, start: number): Piece => ({
  word: fold(text).replace(/[^\p{L}\p{N}]/gu, ''),
  start,
  end: start + text.length,
});
