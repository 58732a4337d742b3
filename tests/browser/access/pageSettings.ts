import { type Language, languages } from '#contract/protocol/language.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** CSS pixels: a small telephone (or 400 % zoom on a screen of 1280), a tablet, a wide screen. */
export const widths = [320, 768, 1440] as const;
export type Width = (typeof widths)[number];

/** How somebody looks at a page whose language is chosen. */
export type Look = { readonly theme: Theme; readonly width: Width };

const kinds = languages.flatMap((language) => themes.map((theme) => ({ language, theme })));

/** Every look at a page in this language; of both languages together there are twelve. */
export const everyLook = (_place: number, _language: Language): readonly Look[] =>
  themes.flatMap((theme) => widths.map((width) => ({ theme, width })));

/**
 * Two looks at a page in each language, four of the twelve: all of languages by themes, and all widths. Six would be
 * needed for every pair on one page; so the next page in the row has the next widths, and any two neighbours have
 * every pair, any three all twelve.
 */
export const someLooks = (place: number, language: Language): readonly Look[] =>
  kinds.flatMap(({ theme, ...kind }, index) => {
    const width = widths[(index + place) % widths.length];
    return kind.language === language && width !== undefined ? [{ theme, width }] : [];
  });
