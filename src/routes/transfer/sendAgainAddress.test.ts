import { expect, test } from 'vitest';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { sendAgainAddress } from './sendAgainAddress.ts';

test('what is sent again asks for whom, where they were taken out of the book (D-87)', () => {
  const transfer = transferFixture('COMPLETE');
  const gone = { ...transfer, recipient: { ...transfer.recipient, status: 'SOFT_DELETED' as const } };
  expect(sendAgainAddress(transfer)).toContain(`&recipient=${transfer.recipientId}`);
  expect(sendAgainAddress(gone)).not.toContain('recipient');
});
