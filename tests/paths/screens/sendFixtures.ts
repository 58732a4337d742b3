import { recipientFixture } from '#tests/fixtures/transferFixture.ts';

/** What screens read besides their machine: people, reasons and banks that are always there. */
export const marie = recipientFixture();
export const paul = recipientFixture({ id: '0197a000-0000-7000-8000-0000000000a2', firstName: 'Paul' });
export const reason = { id: 'family', reason: 'Family & Friend support' };
export const bank = { id: '058', bank: 'Guaranty Trust Bank' };
