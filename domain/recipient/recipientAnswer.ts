import { banksOf } from '../reference/banks.ts';
import { countryOf } from '../reference/countries.ts';
import type { PayoutCountryCode } from '../reference/countryCodes.ts';
import { mobileNetworksOf } from '../reference/mobileNetworks.ts';
import { pickupPointsOf } from '../reference/pickupPoints.ts';
import { accept, type Result, refuse } from '../result.ts';
import { parseCameroonAccount, wholeCameroonAccount } from './cameroonAccount.ts';
import { nationalMobile, networkOfMobile } from './mobileNumber.ts';
import type { RecipientDetails, RecipientDraft } from './recipientDraft.ts';
import type { AskedField, RecipientField } from './recipientForm.ts';
import type { RecipientProblem } from './recipientProblem.ts';

/** Asked by every form; the rest depends on country and method. */
export type PersonField = 'firstName' | 'lastName' | 'countryCode';

type Question = { readonly asked: AskedField; readonly draft: RecipientDraft; readonly country: PayoutCountryCode };

/** What an answer adds to the recipient. */
type Answer = Result<Partial<RecipientDetails>, RecipientProblem>;

const longestText = 120;

export function answerTo(field: Exclude<RecipientField, PersonField>, question: Question): Answer {
  const text = textOf(field, question.draft).trim();
  if (text !== '') return text.length > longestText ? refuse(question.asked.missing) : readers[field](text, question);

  const { asked, draft, country } = question;
  if (asked.need === 'ifUnknown') return networkFromMobile(draft, country);
  const mayStayEmpty = asked.need === 'optional' || (asked.need === 'confirms' && !draft.mobile?.trim());
  return mayStayEmpty ? accept({}) : refuse(asked.missing);
}

/** A Cameroon account in parts is read like the same account in one piece. */
function textOf(field: Exclude<RecipientField, PersonField>, draft: RecipientDraft): string {
  const { bankCode = '', branchCode = '', accountNumber = '', key = '' } = draft;
  const isInParts = field === 'recipientAccountNumber' && draft.recipientAccountNumber === undefined;
  if (isInParts && bankCode) return wholeCameroonAccount({ bankCode, branchCode, accountNumber, key });
  return draft[field] ?? '';
}

const readers: Record<Exclude<RecipientField, PersonField>, (text: string, question: Question) => Answer> = {
  mobile(text, { country }) {
    const mobile = nationalMobile(text, country);
    return mobile.ok ? accept({ mobile: mobile.value, phoneCode: countryOf(country).dialCode }) : mobile;
  },
  confirmPhoneCode(text, { draft, country }) {
    return sameMobile(text, draft.mobile ?? '', country) ? accept({}) : refuse('mobilesDiffer');
  },
  mobileMoneyProvider(text, { country }) {
    const network = mobileNetworksOf(country).find((known) => known === text);
    return network ? accept({ mobileMoneyProvider: network }) : refuse('networkRequired');
  },
  pickupPoint(text, { country }) {
    const known = pickupPointsOf(country).some(({ id }) => id === text);
    return known ? accept({ pickupPoint: text }) : refuse('pickupPointRequired');
  },
  bankName: (text) => accept({ bankName: text }),
  bankId(text, { asked, country }) {
    const bank = banksOf(country).find(({ id }) => id === text);
    return bank ? accept({ bankId: bank.id, bankName: bank.bank }) : refuse(asked.missing);
  },
  accountNumber(text, { country }) {
    const accountNumber = text.replace(/\s/g, '');
    if (country === 'NG') {
      return /^\d{10}$/.test(accountNumber) ? accept({ accountNumber }) : refuse('accountNumberNotTenDigits');
    }
    return /^[A-Za-z0-9-]{5,34}$/.test(accountNumber) ? accept({ accountNumber }) : refuse('accountNumberInvalid');
  },
  accountBranch: (text) => accept({ accountBranch: text }),
  recipientAccountNumber(text) {
    const account = parseCameroonAccount(text);
    if (!account.ok) return account;
    return accept({ ...account.value, recipientAccountNumber: wholeCameroonAccount(account.value) });
  },
};

/** Equal once written the same way, so that +237 6… confirms 6…. */
export function sameMobile(one: string, other: string, country: PayoutCountryCode): boolean {
  const [first, second] = [nationalMobile(one, country), nationalMobile(other, country)];
  return first.ok && second.ok ? first.value === second.value : one.trim() === other.trim();
}

function networkFromMobile(draft: RecipientDraft, country: PayoutCountryCode): Answer {
  const mobile = nationalMobile(draft.mobile ?? '', country);
  const network = mobile.ok ? networkOfMobile(mobile.value, country) : undefined;
  if (network) return accept({ mobileMoneyProvider: network });
  return mobile.ok ? refuse('networkRequired') : accept({});
}
