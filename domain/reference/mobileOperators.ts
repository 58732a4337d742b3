import type { CountryCode } from './countryCodes.ts';
import type { MobileNetwork } from './mobileNetworks.ts';

/** Whom a number seems to belong to; `network` is missing when we cannot send mobile money there. */
export type MobileOperator = { readonly name: string; readonly network?: MobileNetwork };

/** Beginnings of national numbers, separated by spaces. */
type Row = MobileOperator & { readonly prefixes: string };

/**
 * The carrier tables of Google's libphonenumber as of 2026-07-17. Numbers move between operators, so this
 * advises and never decides.
 */
const operators: { readonly [country in CountryCode]?: readonly Row[] } = {
  CM: [
    { name: 'MTN', network: 'mtn', prefixes: '650 651 652 653 654 67 680 681 682 683' },
    { name: 'Orange', network: 'orange', prefixes: '64 655 656 657 658 659 686 687 688 689 69' },
    { name: 'Nexttel', prefixes: '66 684 685' },
    { name: 'Camtel', prefixes: '62 242' },
  ],
  UG: [
    { name: 'MTN', network: 'mtn', prefixes: '76 77 78 724 737 790 791 792 793 794' },
    { name: 'Airtel', network: 'airtel', prefixes: '70 74 75 730 731 795' },
    { name: 'Africell', prefixes: '798 799' },
    { name: 'Lyca', prefixes: '721 726 727' },
    { name: 'UTL', prefixes: '71' },
  ],
  KE: [
    { name: 'Safaricom', network: 'safaricom', prefixes: '70 71 72 74 79 11 14 18 757 758 759 768 769' },
    { name: 'Airtel', network: 'airtel', prefixes: '10 73 75 78 761 762' },
    { name: 'Equitel', network: 'equitel', prefixes: '763 764 765 766 124' },
    { name: 'Telkom', prefixes: '77 120' },
    { name: 'Homeland Media', prefixes: '744' },
    { name: 'Jamii Telecom', prefixes: '747' },
  ],
  TZ: [
    { name: 'Vodacom', network: 'vodafone', prefixes: '72 74 75 76 79' },
    { name: 'Yas (Tigo)', network: 'tigo', prefixes: '65 67 70 71 77' },
    { name: 'Airtel', network: 'airtel', prefixes: '66 68 69 78' },
    { name: 'Halotel', prefixes: '61 62 63' },
    { name: 'TTCL', prefixes: '73' },
  ],
};

/** The operator with the longest matching prefix of a national number ('671234567'), if we know one. */
export function mobileOperatorOf(nationalNumber: string, country: CountryCode): MobileOperator | undefined {
  const matches = (operators[country] ?? []).flatMap(({ prefixes, ...operator }) =>
    prefixes
      .split(' ')
      .filter((prefix) => nationalNumber.startsWith(prefix))
      .map((prefix) => ({ operator, length: prefix.length })),
  );
  return matches.sort((one, other) => other.length - one.length)[0]?.operator;
}
