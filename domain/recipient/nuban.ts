/** Weights of Nigeria's uniform bank account number over bank code and serial (CBN, 2011). */
const weights = [3, 7, 3] as const;

const weightAt = (index: number): number => weights[index % weights.length] ?? 0;

/** The tenth digit of an account, from a three-digit bank code and the nine digits before it. */
export function nubanCheckDigit({ bankCode, serial }: { bankCode: string; serial: string }): number {
  const weighted = [...`${bankCode}${serial}`].reduce((sum, digit, index) => sum + Number(digit) * weightAt(index), 0);
  return (10 - (weighted % 10)) % 10;
}

/** A hint before the name is looked up. Nothing is said about institutions whose code is not a CBN bank code. */
export function nubanFits({ bankCode, accountNumber }: { bankCode: string; accountNumber: string }) {
  if (!/^[0-2]\d{2}$/.test(bankCode) || !/^\d{10}$/.test(accountNumber)) return undefined;
  return nubanCheckDigit({ bankCode, serial: accountNumber.slice(0, 9) }) === Number(accountNumber.slice(9));
}
