import { waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { storedSnapshot } from '#src/app/storage/snapshotStore.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { jsdomPage } from '#tests/paths/walker/jsdomPage.ts';
import { openProduct, verified } from '#tests/setup/openProduct.tsx';
import { changing, paying } from '#tests/setup/wizardHeldSteps.ts';
import { book, offers, until } from '#tests/setup/wizardStanding.ts';
import { besides, sending } from '#tests/setup/wizardSteps.ts';
import { sendMoneySlot } from './sendMoneyOpening.ts';

vi.mock('#src/ui/screens/payment/leaveFor.ts', () => ({ leaveFor: () => undefined }));

const page = jsdomPage({ isPatient: true });
const inGuide = jsdomPage({ isPatient: true, face: 'chat' });
const goOn = 'Continue in the guide';
const begin = 'Send with the guide';

const rows = [
  ...Object.entries(sending),
  ...Object.entries(changing).map(([step, standing]) => [`changing: ${step}`, standing] as const),
  ...Object.entries(paying).map(([step, standing]) => [`paying: ${step}`, standing] as const),
  ...Object.entries(besides),
];

const flow = z.object({
  value: z.unknown(),
  context: z.looseObject({ draftId: z.string(), transfer: z.looseObject({ id: z.string() }).optional() }),
});

/** What the transfer is at and knows, without what was merely read again. */
function kept() {
  const snapshot = storedSnapshot(sendMoneySlot, {});
  if (!snapshot) return undefined;
  const { value, context } = flow.parse(snapshot);
  const { draftId, draft, recipientId, reasonId, isAcknowledged, trusted, transfer } = context;
  return { value, draftId, draft, recipientId, reasonId, isAcknowledged, trusted, transferId: transfer?.id };
}

const reviewed = { holding: 'askingReview' };

/** Loaded as it is when it is gone to: what stands for the network is there by then. */
beforeAll(async () => void (await import('#src/routes/guide/GuidePage.tsx')));

describe('continuing in the guide from the screens', () => {
  test.each(rows)(
    'at “%s” is offered, and lands on the very step of the very transfer (chat rule 19)',
    async (_, standing) => {
      const { at = '/get-quote', user = verified, replies = [], walk, asks: question, isAskedByBack } = standing;
      const product = await openProduct(at, { user: user ?? undefined, replies });
      await walk(product);
      const before = kept();
      expect(before?.draftId).toBeTruthy();
      await until('The guide', async () => (await page.isEnabled(goOn)) || page.isEnabled(begin));
      await page.press((await page.isEnabled(goOn)) ? goOn : begin);
      await until(question, async () => (await inGuide.headline()) === question);
      expect(product.address()).toBe('/send/guided');
      await waitFor(() => expect(kept()).toEqual({ ...before, ...(isAskedByBack && { value: reviewed }) }));
    },
  );

  test('is not offered where a transfer of long ago gets another recipient: the guide knows nothing of it', async () => {
    await openProduct(`/transactions/${transferFixture().id}/recipient`, { user: verified, replies: [book] });
    await offers('Keep the original recipient');
    expect(document.querySelector('a[href^="/send/guided"]')).toBeNull();
  });
});
