import { checkSession } from '#contract/session/session.ts';
import type { Stage } from './stage.ts';

/** Opens an address of the product. */
export const at =
  (path: string) =>
  async ({ tab }: Stage): Promise<void> => {
    await tab.goto(path);
  };

/** Opens an address as a page before it would, which handed a user name over. */
export const knowing =
  (path: string, username: string) =>
  async ({ tab }: Stage): Promise<void> => {
    await tab.goto(path);
    await tab.evaluate((usr) => history.replaceState({ usr, key: 'tour', idx: 0 }, ''), { username });
    await tab.reload();
  };

/** With the real session, of somebody with as many transfers as one may have before being verified. */
export const withTooManyUnverified =
  (path: string) =>
  async (stage: Stage): Promise<void> => {
    await stage.tab.route(`**/api${checkSession.path}`, async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      // Whoever has lost the session is told so.
      if (answer.data) answer.data.user.meta.exceededMaxUnverifiedTransactions = true;
      await route.fulfill({ response, json: answer });
    });
    await stage.tab.goto(path);
  };
