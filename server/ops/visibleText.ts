/** Characters that turn or hide the text after them: a name with one can look like another, or like our own words. */
const invisible = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Free text as an operator may safely read it: what cannot be seen is named. Joiners inside letters and emoji stay. */
export const visibleText = (text: string): string =>
  text.replace(invisible, (character) =>
    joiners.includes(character)
      ? character
      : `‹U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}›`,
  );

const joiners: readonly string[] = ['\n', '\u200c', '\u200d', '\u00ad'];
