import type { Language } from '#contract/language.ts';
import type { MessageText } from './message.ts';

/** Mail programs know neither custom properties nor style sheets, so the product's colours stand here as they are. */
const colour = {
  canvas: '#f6f4ef',
  surface: '#ffffff',
  ink: '#16201b',
  ink2: '#4a564f',
  accent: '#0b6b43',
  line: '#d9d4c8',
};
const font = "font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const tagline: Record<Language, string> = {
  en: 'Money home, from the UK, Canada and Europe.',
  fr: 'L’argent à la maison, depuis le Royaume-Uni, le Canada et l’Europe.',
};
const orLink: Record<Language, string> = { en: 'Or use this link:', fr: 'Ou utilisez ce lien :' };

/** One centred card of tables and inline styles, which is what every mail program can show. */
export function emailHtml({ subject, paragraphs, code, action, notes = [] }: MessageText, language: Language): string {
  const small = `${font};font-size:14px;line-height:21px;color:${colour.ink2}`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${colour.canvas}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colour.canvas}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 4px 16px;${font};font-size:24px;font-weight:700;letter-spacing:-0.5px;color:${colour.accent}">Sawa</td></tr>
<tr><td style="background:${colour.surface};border:1px solid ${colour.line};border-radius:12px;padding:32px">
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px;${font};font-size:16px;line-height:24px;color:${colour.ink}">${escaped(paragraph)}</p>`).join('\n')}
${code === undefined ? '' : codeBlock(code)}
${action === undefined ? '' : actionBlock(action, code === undefined ? undefined : orLink[language])}
${notes.map((note) => `<p style="margin:16px 0 0;${small}">${withLinks(note)}</p>`).join('\n')}
</td></tr>
<tr><td style="padding:16px 4px 0;${small};font-size:12px">Sawa · ${escaped(tagline[language])}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const codeBlock = (code: string) =>
  `<p style="margin:8px 0 24px;padding:16px;background:${colour.canvas};border-radius:12px;text-align:center;font-family:'SFMono-Regular',Consolas,Menlo,monospace;font-size:32px;line-height:40px;font-weight:700;letter-spacing:8px;color:${colour.ink}">${escaped(code)}</p>`;

function actionBlock({ label, link }: { label: string; link: string }, lead: string | undefined): string {
  const paragraph = `margin:0 0 8px;${font};font-size:14px;line-height:21px;color:${colour.ink2}`;
  const button = `display:inline-block;padding:12px 24px;background:${colour.accent};border-radius:999px;${font};font-size:16px;line-height:24px;font-weight:600;color:#ffffff;text-decoration:none`;
  return `${lead === undefined ? '' : `<p style="${paragraph}">${escaped(lead)}</p>\n`}<p style="margin:0 0 8px"><a href="${escaped(link)}" style="${button}">${escaped(label)}</a></p>`;
}

/** Addresses inside a sentence become links. */
const withLinks = (text: string): string =>
  escaped(text).replace(/https?:\/\/\S+/g, (link) => `<a href="${link}" style="color:${colour.accent}">${link}</a>`);

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
