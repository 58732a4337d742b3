/** What a person wrote, one line after another, as the paragraphs of a message. */
export const paragraphsOf = (written: string): string[] =>
  written
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
