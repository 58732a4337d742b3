/** The alphabet of text messages (3GPP TS 23.038, 6.2.1): of these alone 160 fit into one, with any other letter 70. */
const gsmLetters = /^[\nA-Za-z0-9 @£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&'()*+,\-./:;<=>?¡ÄÖÑÜ§¿äöñüà^{}\\[~\]|€]*$/;

export const isGsmText = (text: string): boolean => gsmLetters.test(text);

const plainMarks: Readonly<Record<string, string>> = {
  '\u00a0': ' ',
  '\u202f': ' ',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  œ: 'oe',
  Œ: 'OE',
};

/** The same in letters a text message is cheap in, so that a name’s accent does not double it; others stay as they are. */
export const smsText = (text: string): string =>
  [...text].map((letter) => (isGsmText(letter) ? letter : (plainMarks[letter] ?? withoutAccent(letter)))).join('');

function withoutAccent(letter: string): string {
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '');
  return isGsmText(bare) ? bare : letter;
}
