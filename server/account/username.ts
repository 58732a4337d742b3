import { checkEmail, looksLikeEmail, tidyEmail } from '#domain/account/emailRule.ts';
import { checkPhone, internationalPhone } from '#domain/account/phoneRule.ts';
import { dialledNumber } from '#domain/account/phoneShape.ts';
import { signUpCountryCodes } from '#domain/reference/countryCodes.ts';
import type { Db } from '../database/open.ts';
import { sha256Hex } from '../http/requestSignature.ts';
import type { UserRow } from './userView.ts';

/** What a person typed to say who they are. */
export type Username = {
  readonly channel: 'email' | 'sms';
  /** Tidied, as answers repeat it. */
  readonly text: string;
  /** The same for every way of writing it, and unreadable: for counting tries. */
  readonly key: string;
  /** The addresses it may stand for: a phone number without its country may be of several. */
  readonly candidates: readonly string[];
};

export function readUsername(typed: string): Username {
  if (looksLikeEmail(typed)) {
    const text = tidyEmail(typed);
    const email = checkEmail(text);
    return { channel: 'email', text, key: sha256Hex(text), candidates: email.ok ? [email.value] : [] };
  }
  const digits = dialledNumber(typed).replace(/[^\d+]/g, '');
  const candidates = phonesWritten(digits);
  const text = candidates.length === 1 ? (candidates[0] ?? digits) : digits;
  return { channel: 'sms', text, key: sha256Hex(digits.slice(-9)), candidates };
}

function phonesWritten(text: string): string[] {
  if (text.startsWith('+')) {
    const phone = internationalPhone(text);
    return phone === undefined ? [] : [phone];
  }
  const phones = signUpCountryCodes.flatMap((country) => {
    const phone = checkPhone(text, country);
    return phone.ok ? [phone.value.e164] : [];
  });
  return [...new Set(phones)];
}

/** A number no telephone can have: nothing can be sent there, whoever asks. */
export const isImpossiblePhone = ({ channel, candidates }: Username): boolean =>
  channel === 'sms' && candidates.length === 0;

/** The one account of that name; none when a number without its country could be several people's. */
export async function findAccount(db: Db, { channel, candidates }: Username): Promise<UserRow | undefined> {
  const column = channel === 'email' ? 'email' : 'phone';
  const found = await db
    .selectFrom('app_user')
    .selectAll()
    .where(column, 'in', candidates.length > 0 ? candidates : [''])
    .limit(2)
    .execute();
  return found.length === 1 ? found[0] : undefined;
}
