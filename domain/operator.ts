/**
 * Who runs the product: an operator replaces this file and nothing else (D-112). These values are plainly false, and
 * with the sandbox every page says so, so that nobody writes, calls or pays to an address that is not theirs (D-16).
 */
export const operator = {
  name: 'Sawa',
  legalEntity: 'Sawa Demo Ltd',
  companyNumber: '00000000',
  canadianRegistration: 'M00000000',
  europeanPartner: 'Example Payments Europe',
  address: '1 Example Street, London EX1 1EX',
  email: 'help@sawa.example',
  /** One of the numbers Ofcom keeps for drama: it rings nowhere. */
  phone: '+44 20 7946 0999',
  /** Where a person answers in writing (SHL-07). */
  messaging: { app: 'WhatsApp', link: 'https://wa.me/442079460999' },
  social: [
    { name: 'Facebook', link: 'https://facebook.example/sawa' },
    { name: 'Instagram', link: 'https://instagram.example/sawa' },
    { name: 'LinkedIn', link: 'https://linkedin.example/company/sawa' },
  ],
  /** Where the apps are (PUB-29). */
  stores: {
    ios: { name: 'App Store', link: 'https://apps.apple.example/sawa' },
    android: { name: 'Google Play', link: 'https://play.google.example/sawa' },
  },
  /** Where a bank transfer to us goes (LAN-17); marked as false with the sandbox (D-16). */
  bankDetails: {
    GBP: { sortCode: '00-00-00', accountNumber: '00000000' },
    EUR: { iban: 'XX00 DEMO 0000 0000 0000 00', bic: 'DEMOXX00' },
  },
  /** Shown before every transfer id (D-84). */
  visibleIdPrefix: 'SW-',
} as const;
