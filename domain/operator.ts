/**
 * Who runs the product: an operator replaces this file and nothing else (D-112). These values are plainly false and
 * `isDemo` has every page say so, so that nobody writes, calls or pays to an address that is not theirs (D-16).
 */
export const operator = {
  isDemo: true,
  name: 'Sawa',
  legalEntity: 'Sawa Demo Ltd',
  companyNumber: '00000000',
  canadianRegistration: 'M00000000',
  europeanPartner: 'Example Payments Europe',
  address: '1 Example Street, London EX1 1EX',
  email: 'help@sawa.example',
  /** One of the numbers Ofcom keeps for drama: it rings nowhere. */
  phone: '+44 20 7946 0999',
  /** Shown before every transfer id (D-84). */
  visibleIdPrefix: 'SW-',
} as const;
