import { paths, signUpFormPath } from '#src/app/address/paths.ts';
import type { RegistrationPart } from '#src/machines/account/sign-up/registrationParts.ts';

const pathOf = {
  aboutYou: signUpFormPath,
  contact: paths.signUpContact,
  consent: paths.signUpConsent,
} as const satisfies Record<RegistrationPart, string>;

/** Each part of the form has its address, with what the visitor brought along. */
export function partPath(part: RegistrationPart, search = ''): string {
  const [pathname, own] = pathOf[part].split('?');
  const query = new URLSearchParams(search);
  query.delete('with');
  const parameters = [own, query.toString()].filter(Boolean).join('&');
  return parameters ? `${pathname}?${parameters}` : pathOf[part];
}

/** The part an address asks for; nothing where it is none of the form's. */
export function partAt(pathname: string): RegistrationPart | undefined {
  if (pathname === paths.signUp) return 'aboutYou';
  if (pathname === paths.signUpContact) return 'contact';
  return pathname === paths.signUpConsent ? 'consent' : undefined;
}
