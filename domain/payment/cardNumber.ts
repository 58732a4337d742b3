/** Digits in the groups they are printed in, and nothing longer: of a payment card, 13 to 19. */
const runs = /(?<!\d)\d(?:[ .-]?\d){12,18}(?!\d)/g;

/** What may be the number of a payment card (ISO/IEC 7812), hidden but for its last four digits; undefined without one. */
export function withoutCardNumber(said: string): string | undefined {
  const hidden = said.replace(runs, (run) => {
    const digits = run.replace(/\D/g, '');
    return isCardNumber(digits) ? `•••• ${digits.slice(-4)}` : run;
  });
  return hidden === said ? undefined : hidden;
}

/** Visa, Mastercard, American Express, Diners, and those that begin with 6, in the lengths they have. */
const schemes = /^(?:4(?:\d{12}|\d{15}|\d{18})|(?:5[1-5]|2[2-7])\d{14}|3[47]\d{13}|3[068]\d{12}|6\d{15,18})$/;

/** The last digit checks the others. */
const isCardNumber = (digits: string): boolean => schemes.test(digits) && luhnSum(digits) % 10 === 0;

const luhnSum = (digits: string): number =>
  [...digits].reverse().reduce((sum, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
