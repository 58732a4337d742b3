/** Verification and reset codes (AUT-43). */
export const codeLength = 6;

/** Minutes a code can be entered. */
export const codeMinutes = 10;

export const isCode = (text: string): boolean => /^\d{6}$/.test(text);

/** Six digits, however they are grouped where they are read. */
export function codeIn(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '');
  return isCode(digits) ? digits : undefined;
}

/** The last digit came, typed or pasted: a code is sent by itself then, and the very same not again. */
export const completesCode = (before: string, after: string): boolean =>
  codeIn(after) !== undefined && codeIn(after) !== codeIn(before);

/** Four groups of four, of which the first begins with a letter: half of one is never taken for a code of six digits. */
export const isRecoveryCode = (text: string): boolean => /^[a-z][a-z0-9]{15}$/i.test(text.replace(/[\s-]/g, ''));
