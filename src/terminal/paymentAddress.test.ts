import { expect, test } from 'vitest';
import type { PaymentDestination } from '#contract/payment/hostedPayment.ts';
import type { PayTransferContext } from '#src/machines/payment/pay-transfer/payTransferContext.ts';
import { runIn } from '#src/services/http/surroundings.ts';
import { paymentAddress } from './paymentAddress.ts';
import { terminalSurroundings } from './terminalSurroundings.ts';
import { voiceIn } from './voice.ts';

runIn(terminalSurroundings('http://localhost:4000'));

const addressOf = async (leaving: PaymentDestination) =>
  paymentAddress({ leaving, transferId: 'transfer-1' } as PayTransferContext, await voiceIn('en', () => undefined));

test('a bank’s page is where the bank says, and one of our own host is not gone to (PAY-26)', async () => {
  expect(await addressOf({ kind: 'redirect', uri: 'http://127.0.0.1:4100/bank' })).toBe('http://127.0.0.1:4100/bank');
  expect(await addressOf({ kind: 'redirect', uri: 'http://localhost:4000/settings' })).toBeUndefined();
});

test('a card form is sent from a page of this computer, at an address nobody guesses (PAY-26)', async () => {
  const url = 'http://127.0.0.1:4100/process';
  const address = await addressOf({ kind: 'form', form: { url, fields: [['note', '"><script>']] } });
  const page = await fetch(address ?? '');
  const text = await page.text();
  expect(text).toContain(`<form method="post" action="${url}">`);
  expect(text).toContain('name="note" value="&quot;&gt;&lt;script&gt;"');
  expect(page.headers.get('content-security-policy')).toBe("default-src 'none'; form-action http://127.0.0.1:4100");
  expect((await fetch(new URL('/', address))).status).toBe(404);
});
