import { accept, type Result, refuse } from '../result.ts';

/** A Cameroon account in its parts: 5 + 5 + 11 + 2 digits after the fixed CM21 (RCP-23). */
export type CameroonAccount = {
  readonly bankCode: string;
  readonly branchCode: string;
  readonly accountNumber: string;
  readonly key: string;
};

export const cameroonAccountPrefix = 'CM21';
export const cameroonAccountDigits = { bankCode: 5, branchCode: 5, accountNumber: 11, key: 2 } as const;

/** One typed or pasted string, with or without spaces (D-62). */
export function parseCameroonAccount(text: string): Result<CameroonAccount, 'accountNotCm21'> {
  const [, bankCode, branchCode, accountNumber, key] =
    /^CM21(\d{5})(\d{5})(\d{11})(\d{2})$/.exec(text.replace(/[\s-]/g, '').toUpperCase()) ?? [];
  if (!bankCode || !branchCode || !accountNumber || !key) return refuse('accountNotCm21');
  return accept({ bankCode, branchCode, accountNumber, key });
}

/** All 27 characters without spaces, from the four boxes. */
export const wholeCameroonAccount = ({ bankCode, branchCode, accountNumber, key }: CameroonAccount): string =>
  `${cameroonAccountPrefix}${bankCode}${branchCode}${accountNumber}${key}`;

/** As people write it: CM21 10005 00001 01234567890 12. */
export const spacedCameroonAccount = ({ bankCode, branchCode, accountNumber, key }: CameroonAccount): string =>
  `${cameroonAccountPrefix} ${bankCode} ${branchCode} ${accountNumber} ${key}`;

/** The RIB rule of the BEAC zone; with CM21 in front it is the IBAN check as well. */
export function cameroonAccountKey(account: Omit<CameroonAccount, 'key'>): string {
  const digits = BigInt(`${account.bankCode}${account.branchCode}${account.accountNumber}00`);
  return String(97n - (digits % 97n)).padStart(2, '0');
}

/** A key that fails is a warning, never a refusal: the spec's own example fails it (D-114). */
export const keyFits = (account: CameroonAccount): boolean => cameroonAccountKey(account) === account.key;
