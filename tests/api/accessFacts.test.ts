import { expect, test } from 'vitest';
import { startFreshProduct } from '#scripts/startFreshProduct.ts';
import { accessFacts } from '#tests/browser/access/accessFacts.ts';

test('what the pages looked at for every reader are about can be made in a fresh product (LNG-01)', async () => {
  const product = await startFreshProduct({ delayMs: 50 });
  try {
    const { delivered, held, waiting } = await accessFacts(product);
    expect(new Set([delivered.id, held.id, waiting.id]).size).toBe(3);
  } finally {
    await product.stop();
  }
});
