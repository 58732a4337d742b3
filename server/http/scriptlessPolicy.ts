import { createHash } from 'node:crypto';

/** The content policy of a page without scripts, which has one style sheet: its text, and where its forms may go. */
export const scriptlessPolicy = (style: string, forms: "'none'" | "'self'"): string =>
  [
    "default-src 'none'",
    `style-src-elem 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    `form-action ${forms}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
