/** Joins what is there; a style sheet's class may be absent as far as the compiler knows. */
export const classNames = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
