import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Language } from '#contract/protocol/language.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import { seedDemoPromos } from '#server/seeds/seedDemoPromos.ts';
import type { Person } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { brokenPromises, verifiedSender } from '#tests/fixtures/sending.ts';
import { type Guide, guideOn } from '../../harness/guideSteps.ts';
import { useBrowser } from '../../harness/useBrowser.ts';
import { type SenderAt, senderAt } from './sender.ts';
import { type Words, wordsIn } from './words.ts';

export type Scene = {
  readonly app: RunningApp;
  readonly page: Page;
  readonly person: Person;
  readonly words: Words;
  readonly sender: SenderAt;
  readonly guide: Guide;
  /** The same person at another device, signed in. */
  readonly elsewhere: () => Promise<SenderAt>;
};

/** A person, a wish and a surprise; and how it ends, in the books and in what the person was told. */
export type Story = {
  readonly title: string;
  readonly language: Language;
  readonly onPhone?: true;
  readonly happens: (scene: Scene) => Promise<void>;
  /** The person's transfers, oldest first. */
  readonly ends: readonly TransferStatus[];
  /** What stands on their page at the end. */
  readonly told: string | RegExp;
};

/** Runs stories about somebody verified, each on a device and an account of their own. */
export function tellStories(about: string, stories: readonly Story[]): void {
  describe(about, () => {
    const { openPage } = useBrowser();
    let app: RunningApp;
    beforeAll(async () => {
      app = await startApp({ dist: inject('dist'), delayMs: 100 });
      await seedDemoPromos(app.db);
    });
    afterAll(() => app.stop());

    async function enter({ language, onPhone }: Story) {
      const size = onPhone ? { width: 360, height: 740 } : {};
      const page = await openPage(app, { path: '/sign-in', language, ...size });
      page.setDefaultTimeout(20_000);
      return senderAt(page, wordsIn[language]);
    }

    test.each(stories)(
      '$title',
      async (story) => {
        const person = await verifiedSender(app);
        const sender = await enter(story);
        await sender.signsIn(person);
        const elsewhere = async () => {
          const there = await enter(story);
          await there.page.goto('/sign-in');
          await there.givesPassword(person.username);
          await there.titled(wordsIn[story.language].hello);
          return there;
        };
        const { page } = sender;
        const words = wordsIn[story.language];
        await story.happens({ app, page, person, words, sender, guide: guideOn(page), elsewhere });
        await sender.sees(story.told);
        await expect.poll(() => statusesOf(app, person)).toEqual(story.ends);
        expect(await brokenPromises(app)).toEqual([]);
      },
      180_000,
    );
  });
}

async function statusesOf({ db }: RunningApp, { user }: Person): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('transfer')
    .select('status')
    .where('user_id', '=', user.id)
    .orderBy('created_at')
    .execute();
  return rows.map(({ status }) => status);
}
