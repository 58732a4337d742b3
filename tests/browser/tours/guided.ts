import { vi } from 'vitest';
import { readTransfer } from '#contract/transfer.ts';
import { testPassword } from '#tests/fixtures/people.ts';
import { asks, write } from '#tests/paths/screens/chatWords.ts';
import { words } from '#tests/paths/screens/words.ts';
import { aSenderWithTransfers } from './senders.ts';
import type { ActorEnd, Stage } from './stage.ts';

/** The conversation, on the way to the flows it runs. */

const guide = '/send/guided';

/** As far as the question who is sending. */
export async function askedWhoSends({ tab, page }: Stage): Promise<void> {
  await tab.goto(guide);
  await write(page, asks('destination'), '100 pounds to Cameroon by mobile money');
  await vi.waitUntil(async () => (await page.headline()) === asks('account'), { timeout: 20_000, interval: 50 });
}

/** A verified sender who goes on with a transfer that is there, as far as its review. */
export function aGuidedSender() {
  const sender = aSenderWithTransfers();
  return {
    prepares: sender.prepares,
    async reviewTransfer(stage: Stage): Promise<void> {
      const { tab, page, calls } = stage;
      await sender.createTransfer();
      await tab.goto(guide);
      await page.choose(asks('repeatUnpaid'), words('guide.options.unpaid'));
      await vi.waitUntil(
        async () => {
          if (calls.isHeld(readTransfer)) await calls.answer(readTransfer, 'real');
          return (await page.headline()) === asks('review') && (await payButton(stage)) !== undefined;
        },
        { timeout: 20_000, interval: 50 },
      );
    },
  };
}

/** The words on the button that goes on to pay, which tell the sum and the recipient. */
export const payButton = async ({ page }: Stage): Promise<string | undefined> =>
  (await page.usable()).find((control) => /^Pay \D+[\d,.]+(, .+ gets | from | by )/.test(control));

export async function giveOrKeepPasswordInChat({ page }: Stage, { output }: ActorEnd): Promise<void> {
  if (output.isConfirmed) await write(page, asks('password'), testPassword);
  else await page.press(words('guide.skip'));
}
