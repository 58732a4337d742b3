import type { Language } from '#contract/protocol/language.ts';

type StandalonePage = {
  readonly language: Language;
  /** All four are HTML, escaped by whoever writes them. */
  readonly title: string;
  readonly style: string;
  readonly head?: string;
  readonly body: string;
};

/** A whole page the server writes itself: nothing of the application’s is loaded for it, and nobody searches for it. */
export const standalonePage = ({ language, title, style, head, body }: StandalonePage): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex, nofollow">
<title>${title}</title>
<style>${style}</style>${head ? `\n${head}` : ''}
</head>
<body>
${body}
</body>
</html>
`;
