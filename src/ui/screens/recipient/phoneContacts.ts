import { nationalMobile } from '#domain/recipient/mobileNumber.ts';
import type { DeliveryCountryCode } from '#domain/reference/countryCodes.ts';

/** What the browser hands over of somebody chosen (Contact Picker API); TypeScript does not know it yet. */
type PhoneContact = { readonly name?: readonly string[]; readonly tel?: readonly string[] };
type PhoneContacts = {
  readonly select: (properties: readonly ('name' | 'tel')[]) => Promise<readonly PhoneContact[]>;
};

/** The phone's own list, where the browser has one to choose from. */
const phoneContacts = (): PhoneContacts | undefined =>
  (navigator as Navigator & { readonly contacts?: PhoneContacts }).contacts;

export const hasPhoneContacts = (): boolean => phoneContacts() !== undefined;

export type ChosenContact = {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly mobile?: string | undefined;
};

/** Somebody chosen there, as they would have been typed; nobody where the sender changed their mind. */
export async function chooseContact(country: DeliveryCountryCode): Promise<ChosenContact | undefined> {
  const [chosen] =
    (await phoneContacts()
      ?.select(['name', 'tel'])
      .catch(() => [])) ?? [];
  return chosen && { ...namesOf(chosen.name?.[0] ?? ''), mobile: mobileOf(chosen.tel ?? [], country) };
}

/** People are in a phone as they are called: the last word is taken for the family's. */
function namesOf(name: string): Pick<ChosenContact, 'firstName' | 'lastName'> {
  const words = name.trim().split(/\s+/).filter(Boolean);
  if (words.length < 2) return { firstName: words[0] };
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) };
}

/** The first that is a number of the country, without its code; or the first, to be put right. */
function mobileOf(numbers: readonly string[], country: DeliveryCountryCode): string | undefined {
  const fitting = numbers.map((number) => nationalMobile(number, country)).find(({ ok }) => ok);
  return fitting?.ok ? fitting.value : numbers[0];
}
