import { escapeHtml } from '#contract/protocol/escapeHtml.ts';
import type { Language } from '#contract/protocol/language.ts';
import type { PersonTable } from './personalData.ts';
import { type Section, sections } from './personTables.ts';

const titles: Readonly<Record<Language, Readonly<Record<Section, string>>>> = {
  en: {
    account: 'Your account',
    signingIn: 'Signing in',
    recipients: 'Recipients',
    transfers: 'Transfers',
    payments: 'Payments and payouts',
    identity: 'Identity checks',
    rewards: 'Rewards',
    messages: 'Messages',
    unfinished: 'Not finished',
  },
  fr: {
    account: 'Votre compte',
    signingIn: 'Connexion',
    recipients: 'Destinataires',
    transfers: 'Transferts',
    payments: 'Paiements et versements',
    identity: 'Vérifications d’identité',
    rewards: 'Récompenses',
    messages: 'Messages',
    unfinished: 'En cours',
  },
};

type Words = { readonly title: string; readonly made: string; readonly names: string; readonly left: string };

const words: Readonly<Record<Language, Words>> = {
  en: {
    title: 'Your data at Sawa',
    made: 'Made on',
    names:
      'Names of tables and fields are those of our database. Amounts ending in “minor” are in pence, cents or the like.',
    left: 'Not in here: passwords and keys, which we keep only in a form nobody can read; our books; and what the law asks us to keep to ourselves.',
  },
  fr: {
    title: 'Vos données chez Sawa',
    made: 'Établi le',
    names:
      'Les noms des tables et des champs sont ceux de notre base de données. Les montants en « minor » sont en pence, en centimes ou équivalent.',
    left: 'N’y figurent pas : les mots de passe et les clés, que nous gardons sous une forme que personne ne peut lire ; nos livres comptables ; et ce que la loi nous demande de garder pour nous.',
  },
};

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#16201b;background:#fff}
h1,h2{line-height:1.2}h3{margin:1.5rem 0 .25rem}dl{display:grid;grid-template-columns:minmax(8rem,max-content) 1fr;gap:.15rem 1rem;margin:0 0 1rem;padding:.5rem 0;border-top:1px solid #d9d4c8}
dt{color:#3b443f}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}`;

type Page = { readonly language: Language; readonly madeAt: Date; readonly found: readonly PersonTable[] };

/** A page by itself, to be kept as a file: nothing is loaded for it and nothing in it runs. */
export function personPage({ language, madeAt, found }: Page): string {
  const { title, made, names, left } = words[language];
  const parts = sections.flatMap((section) => {
    const own = found.filter((table) => table.section === section);
    return own.length === 0 ? [] : [`<h2>${escapeHtml(titles[language][section])}</h2>`, ...own.map(tableHtml)];
  });
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>
<body><h1>${title}</h1><p>${made} ${madeAt.toISOString().slice(0, 16).replace('T', ' ')} UTC</p><p>${names}</p>
${parts.join('\n')}
<p>${left}</p></body></html>
`;
}

const tableHtml = ({ table, rows }: PersonTable): string =>
  `<h3>${escapeHtml(spaced(table))}</h3>${rows.map((row) => `<dl>${fieldsOf(row).map(fieldHtml).join('')}</dl>`).join('')}`;

type Field = { readonly name: string; readonly value: string };

const fieldHtml = ({ name, value }: Field): string => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`;

/** What stands in a row, without what does not; what is made of several says each. */
function fieldsOf(row: PersonTable['rows'][number], before = ''): Field[] {
  return Object.entries(row).flatMap(([key, value]): Field[] => {
    const name = `${before}${spaced(key)}`;
    if (value === null || value === '') return [];
    if (typeof value !== 'object') return [{ name, value: String(value) }];
    if (Array.isArray(value)) return [{ name, value: value.map((one) => JSON.stringify(one)).join('\n') }];
    return fieldsOf(value, `${name}: `);
  });
}

const spaced = (name: string) => name.replaceAll('_', ' ');

/** The same for a terminal. */
export const personLines = (found: readonly PersonTable[]): string[] =>
  found.flatMap(({ table, rows }) => [
    '',
    `${spaced(table)} (${rows.length})`,
    ...rows.flatMap((row, index) => [
      ...(index > 0 ? ['  ─'] : []),
      ...fieldsOf(row).map(({ name, value }) => `  ${name}: ${value.replaceAll('\n', ' ')}`),
    ]),
  ]);
