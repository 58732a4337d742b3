import type { Page } from 'playwright';
import type { SeededName } from '#server/seeds/seedPeople.ts';
import { english } from '#src/locales/english.ts';
import { french } from '#src/locales/french.ts';
import type { World } from './world.ts';

export type Pictured = {
  readonly name: string;
  readonly path: (world: World) => string;
  /** Ada where nothing is said. */
  readonly as?: SeededName | 'visitor';
  /** What the server says otherwise, from before the page is opened. */
  readonly before?: (page: Page, world: World) => Promise<unknown>;
  /** What is pressed or waited for before the picture is taken. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** Makes a transfer, which is to stand on no other picture. */
  readonly isLate?: true;
};

export const at = (path: string) => () => path;

/** Presses the button of these words, in whichever language they stand there. */
export const press = (page: Page, words: (texts: typeof english) => string): Promise<void> =>
  page
    .getByRole('button', { name: words(english), exact: true })
    .or(page.getByRole('button', { name: words(french), exact: true }))
    .click();

/** Answers the calls to an address below /api, as the server would with such data. */
export const answer = (page: Page, path: string, data: unknown) =>
  page.route(`**/api${path}`, (route) => route.fulfill({ json: { status: '200', data } }));
