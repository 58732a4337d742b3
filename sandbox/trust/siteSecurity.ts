import { createHash } from 'node:crypto';

type Hashing = {
  readonly fields: URLSearchParams;
  /** As agreed with the merchant, in order; a repeated field counts as often as it was posted. */
  readonly hashFields: readonly string[];
  readonly password: string;
};

/** Trust's `sitesecurity` over what the merchant posts: the agreed values, then the password. */
export function siteSecurity({ fields, hashFields, password }: Hashing): string {
  const values = hashFields.flatMap((name) => fields.getAll(name));
  return `h${sha256([...values, password].join(''))}`;
}

const leftOut = ['responsesitesecurity', 'notificationreference'];

/** Trust's `responsesitesecurity` over what it answers: every value in ASCII order of its name, blanks left out. */
export function responseSiteSecurity(fields: Readonly<Record<string, string>>, password: string): string {
  const names = Object.keys(fields).filter((name) => !leftOut.includes(name));
  const values = names.sort((one, other) => (one < other ? -1 : 1)).map((name) => fields[name] ?? '');
  return sha256([...values, password].join(''));
}

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
