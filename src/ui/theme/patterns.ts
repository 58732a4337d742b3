import type { PayoutCountryCode } from '#domain/reference/countryCodes.ts';

/** A square that repeats: `thread` lines in the accent, `weft` lines in the country's second colour. */
type Weave = { readonly size: number; readonly thread: string; readonly weft: string };

/** Line drawings after each country's cloth: ndop, kikoy and beadwork, kanga, barkcloth baskets, adire. */
export const patterns: Readonly<Record<PayoutCountryCode, Weave>> = {
  CM: {
    size: 48,
    thread: 'M24 2 46 24 24 46 2 24ZM24 14l10 10-10 10-10-10Z',
    weft: 'M0 0l8 8M48 0l-8 8M0 48l8-8M48 48l-8-8M24 20v8M20 24h8',
  },
  KE: {
    size: 48,
    thread: 'M0 12 12 0l12 12L36 0l12 12M0 24l12-12 12 12 12-12 12 12',
    weft: 'M0 34h48M0 42h48M6 38h.1M18 38h.1M30 38h.1M42 38h.1',
  },
  TZ: {
    size: 56,
    thread: 'M28 8c10 6 14 13 14 20s-4 14-14 20C18 42 14 35 14 28S18 14 28 8ZM28 18v20',
    weft: 'M0 0a14 14 0 0 0 14 14M56 0a14 14 0 0 1-14 14M0 56a14 14 0 0 1 14-14M56 56a14 14 0 0 0-14-14',
  },
  UG: {
    size: 48,
    thread: 'M24 6a18 18 0 1 1 0 36 18 18 0 0 1 0-36ZM24 18a6 6 0 1 1 0 12 6 6 0 0 1 0-12Z',
    weft: 'M24 6v12M24 30v12M6 24h12M30 24h12M0 0h6M0 0v6M48 0h-6M48 0v6M0 48h6M0 48v-6M48 48h-6M48 48v-6',
  },
  NG: {
    size: 48,
    thread: 'M4 4h40v40H4ZM24 4v40M4 24h40',
    weft: 'M8 14h12M14 8v12M30 10l8 8M38 10l-8 8M10 30l8 8M18 30l-8 8M28 34h12M34 28v12',
  },
};
