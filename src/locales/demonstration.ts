import { demonstrationMeta } from '#contract/site/site.ts';

/** Whether pages say that they are a demonstration: unless the server that sent this one says that it is none. */
export const isDemonstration = (): boolean =>
  typeof document === 'undefined' ||
  document.querySelector(`meta[name="${demonstrationMeta}"]`)?.getAttribute('content') !== 'off';
