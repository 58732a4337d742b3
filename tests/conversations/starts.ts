import type { Told } from '#tests/fixtures/talking.ts';
import { recipientFixture } from '#tests/fixtures/transferFixture.ts';

const mobile = (countryCode: 'CM' | 'UG') =>
  ({
    transferMethod: 'mobile_money',
    countryCode,
    mobile: '671234567',
    phoneCode: '+237',
    mobileMoneyProvider: 'mtn',
  }) as const;

const book = [
  recipientFixture({ profile: mobile('CM') }),
  recipientFixture({
    id: '0197a000-0000-7000-8000-0000000000a2',
    firstName: 'Grace',
    lastName: 'Akello',
    profile: mobile('UG'),
  }),
  recipientFixture({
    id: '0197a000-0000-7000-8000-0000000000a3',
    firstName: 'Paul',
    lastName: 'Owona Etoa',
    profile: mobile('CM'),
  }),
];

/** Who is talking, as the first line of a conversation names them in its brackets. */
const starts: Readonly<Record<string, Told>> = {
  'signed in': { recipients: book },
  'signed in, knows them all': { recipients: book, isFirstTime: false },
  'signed in, nobody saved': { recipients: [] },
  visitor: { isVisitor: true },
};

export function startOf(text: string): Told {
  const name = /\[(.*)\]/.exec(text.split('\n')[0] ?? '')?.[1] ?? '';
  const start = starts[name];
  if (!start) throw new Error(`Nobody starts as "${name}"`);
  return start;
}
