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
