/** Enough of an account or phone number to know it again, and no more. */
export function maskAccount(number: string): string {
  const shown = number.length > 6 ? 4 : 2;
  return `••••\u00a0${number.slice(-shown)}`;
}
