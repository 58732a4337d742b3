import { escapeHtml } from '#contract/protocol/escapeHtml.ts';
import type { PageViews } from '../settings/settings.ts';

/** What tells the page where views are counted; it counts nothing before the visitor agrees (D-98). */
export const pageViewTags = ({ counter, pixel }: PageViews): string =>
  [meta('page-views', counter), meta('page-view-pixel', pixel)].join('');

/** Sites the page may tell of views, and nothing more than these. */
export const pageViewOrigins = ({ counter, pixel }: PageViews) => ({
  connect: counter === undefined ? [] : [new URL(counter).origin],
  image: pixel === undefined ? [] : [new URL(pixel).origin],
});

const meta = (name: string, content: string | undefined): string =>
  content === undefined ? '' : `<meta name="${name}" content="${escapeHtml(new URL(content).href)}">`;
