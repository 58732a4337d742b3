/** Verification and reset codes (AUT-43). */
export const codeLength = 6;

/** Minutes a code can be entered. */
export const codeMinutes = 10;

export const isCode = (text: string): boolean => /^\d{6}$/.test(text);
