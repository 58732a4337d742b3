import type { CountryCode } from './countryCodes.ts';

/** Where cash can be fetched. */
export type PickupPoint = { readonly id: string; readonly name: string };

/** Our own list until the operator confirms the partner's counters (D-63). */
const pickupPoints: { readonly [country in CountryCode]?: readonly PickupPoint[] } = {
  CM: [
    { id: 'douala-akwa', name: 'Douala, Akwa' },
    { id: 'douala-bonaberi', name: 'Douala, Bonabéri' },
    { id: 'douala-ndokoti', name: 'Douala, Ndokoti' },
    { id: 'yaounde-centre', name: 'Yaoundé, Centre' },
    { id: 'yaounde-mokolo', name: 'Yaoundé, Mokolo' },
    { id: 'bafoussam', name: 'Bafoussam' },
    { id: 'bamenda', name: 'Bamenda' },
    { id: 'bertoua', name: 'Bertoua' },
    { id: 'buea', name: 'Buea' },
    { id: 'ebolowa', name: 'Ebolowa' },
    { id: 'garoua', name: 'Garoua' },
    { id: 'kribi', name: 'Kribi' },
    { id: 'limbe', name: 'Limbe' },
    { id: 'maroua', name: 'Maroua' },
    { id: 'ngaoundere', name: 'Ngaoundéré' },
  ],
};

export const pickupPointsOf = (country: CountryCode): readonly PickupPoint[] => pickupPoints[country] ?? [];
