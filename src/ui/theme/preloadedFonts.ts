import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import ui from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

/** Addresses of the two files every page needs at once, for `<link rel="preload">`. */
export const preloadedFonts: readonly string[] = [ui, display];
