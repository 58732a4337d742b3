/** French sets a space before ; : ! ? and inside « », and a line never breaks there; our texts have a plain one. */
export const withFrenchMarks = (text: string): string =>
  text
    .replaceAll(/ ([;!?])/g, '\u202f$1')
    .replaceAll(/ ([:»])/g, '\u00a0$1')
    .replaceAll('« ', '«\u00a0');
