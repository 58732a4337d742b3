import { escapeHtml } from '#contract/protocol/escapeHtml.ts';
import type { Language } from '#contract/protocol/language.ts';
import type { MessageText } from './message.ts';

/** Mail programs know no custom properties and few of them style sheets, so the product's colours stand here as they are. */
const colour = {
  canvas: '#f6f4ef',
  surface: '#ffffff',
  ink: '#16201b',
  ink2: '#3b443f',
  accent: '#095737',
  line: '#d9d4c8',
};

/** For the programs that know style sheets, and readers who want it dark: it has to overrule what stands inline. */
const darkStyle = `@media (prefers-color-scheme:dark){
.canvas{background:#0f1512!important}
.surface{background:#171f1b!important}
.surface,.line{border-color:#2c3731!important}
.ink{color:#f1f4f0!important}
.ink2{color:#cfd7d2!important}
.accent{color:#6fdba6!important}
.button{background:#5fd39a!important;color:#06251a!important}
}`;
const font = "font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const tagline: Record<Language, string> = {
  en: 'Money home, from the UK, Canada and Europe.',
  fr: 'L’argent à la maison, depuis le Royaume-Uni, le Canada et l’Europe.',
};
const orLink: Record<Language, string> = { en: 'Or use this link:', fr: 'Ou utilisez ce lien :' };

/** Below every message, since nobody reads what is answered to it. */
export const helpLabel: Record<Language, string> = { en: 'Help and contact', fr: 'Aide et contact' };

type EmailSurroundings = { readonly language: Language; readonly helpLink: string; readonly reference: string };

/** One centred card of tables and inline styles, which is what every mail program can show. */
export function emailHtml(
  { subject, paragraphs, code, facts, action, notes = [] }: MessageText,
  { language, helpLink, reference }: EmailSurroundings,
): string {
  const small = `${font};font-size:14px;line-height:21px;color:${colour.ink2}`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkStyle}</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:${colour.canvas}">
<table class="canvas" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colour.canvas}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td class="accent" style="padding:0 4px 16px;${font};font-size:24px;font-weight:700;letter-spacing:-0.5px;color:${colour.accent}">Sawa</td></tr>
<tr><td class="surface" style="background:${colour.surface};border:1px solid ${colour.line};border-radius:12px;padding:32px 28px;word-break:break-word">
${code === undefined ? headline(subject) : ''}
${paragraphs.map((paragraph) => `<p class="ink" style="margin:0 0 16px;${font};font-size:16px;line-height:24px;color:${colour.ink}">${unbroken(paragraph)}</p>`).join('\n')}
${code === undefined ? '' : codeBlock(code)}
${facts === undefined ? '' : factTable(facts)}
${action === undefined ? '' : actionBlock(action, code === undefined ? undefined : orLink[language])}
${notes.map((note) => `<p class="ink2" style="margin:16px 0 0;${small}">${withLinks(note)}</p>`).join('\n')}
</td></tr>
<tr><td class="ink2" style="padding:16px 4px 0;${small};font-size:12px">Sawa · ${escapeHtml(tagline[language])}<br>${link(escapeHtml(helpLink), helpLabel[language])}<br>${escapeHtml(reference)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const codeBlock = (code: string) =>
  `<p class="canvas ink" style="margin:8px 0 24px;padding:16px;background:${colour.canvas};border-radius:12px;text-align:center;font-family:'SFMono-Regular',Consolas,Menlo,monospace;font-size:32px;line-height:40px;font-weight:700;letter-spacing:8px;color:${colour.ink}">${escapeHtml(code)}</p>`;

/** Letters a headline has room for in large type; one with a long name is set smaller. */
const largeHeadline = 60;

function headline(subject: string): string {
  const size = subject.length > largeHeadline ? 'font-size:20px;line-height:26px' : 'font-size:24px;line-height:30px';
  return `<h1 class="ink" style="margin:0 0 16px;${font};${size};font-weight:700;letter-spacing:-0.4px;color:${colour.ink}">${unbroken(subject)}</h1>`;
}

/** Letters from which a value is set smaller, so that an id keeps to two lines on a phone. */
const longValue = 30;

/** Names to the left, values to the right; a long value wraps below itself, never beside. */
function factTable(facts: NonNullable<MessageText['facts']>): string {
  const cell = `padding:10px 0;border-bottom:1px solid ${colour.line};${font};font-size:15px;line-height:22px;vertical-align:top`;
  const rows = facts.map(
    ([name, value]) =>
      `<tr><td class="ink2 line" style="${cell};color:${colour.ink2};padding-right:16px;white-space:nowrap">${escapeHtml(name)}</td><td align="right" class="ink line" style="${cell};color:${colour.ink};font-weight:600${value.length > longValue ? ';font-size:13px' : ''}">${escapeHtml(value)}</td></tr>`,
  );
  return `<table class="line" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px;border-top:1px solid ${colour.line}">
${rows.join('\n')}
</table>`;
}

function actionBlock({ label, link }: { label: string; link: string }, lead: string | undefined): string {
  const paragraph = `margin:0 0 8px;${font};font-size:14px;line-height:21px;color:${colour.ink2}`;
  const button = `display:inline-block;padding:12px 24px;background:${colour.accent};border-radius:999px;${font};font-size:16px;line-height:24px;font-weight:600;color:#ffffff;text-align:center;text-decoration:none`;
  return `${lead === undefined ? '' : `<p class="ink2" style="${paragraph}">${escapeHtml(lead)}</p>\n`}<p style="margin:0 0 8px"><a class="button" href="${escapeHtml(link)}" style="${button}">${escapeHtml(label)}</a></p>`;
}

/** Addresses inside a sentence become links. */
const withLinks = (text: string): string =>
  unbroken(text).replace(/https?:\/\/\S+/g, (address) => link(address, address));

/** Both are written as HTML already. */
const link = (address: string, label: string) =>
  `<a class="accent" href="${address}" style="color:${colour.accent}">${label}</a>`;

/** Case numbers and days stay in one line, whole. */
const unbroken = (text: string): string =>
  escapeHtml(text).replace(/\b(?:CASE-\w+|\d\d-\d\d-\d{4})/g, '<span style="white-space:nowrap">$&</span>');
