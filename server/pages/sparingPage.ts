import type { FastifyRequest } from 'fastify';
import { type Page, refilled } from './site.ts';

/** Each page as it is sent to browsers that ask to spare data, made once like the page itself. */
const sparing = new WeakMap<Page, Page>();

/**
 * A browser that sends `Save-Data` gets a page that says so at its root: its style sheet names no font then, script or no
 * script. Whoever chose otherwise has it put right by the page's inline script, which alone knows the choice.
 */
export function pageFor({ headers }: FastifyRequest, page: Page): Page {
  if (headers['save-data'] !== 'on') return page;
  const made = sparing.get(page) ?? refilled(page, page.html.replace('<html ', '<html data-slow-link '));
  sparing.set(page, made);
  return made;
}
