import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance } from 'i18next';
import { type Language, languages, localeOf } from '#contract/protocol/language.ts';
import { contentHeads } from '#src/content/contentHeads.ts';
import { figures } from '#src/content/figures.ts';
import { readMarkdown } from '#src/content/readMarkdown.ts';
import { termsDocument } from '#src/content/termsDocument.ts';
import english from '#src/locales/en/documents.json';
import french from '#src/locales/fr/documents.json';
import { openPdf, writeFooters, writeHeading } from '#src/services/document/pdfPage.ts';
import { footerWords } from '#src/ui/screens/document/footerWords.ts';
import { writeProse } from './prosePdf.ts';

const root = join(import.meta.dirname, '..');
const words = { en: english, fr: french };

/** Writes the terms as a file in each language into the folder the pages are served from (PUB-05). */
export async function writeTermsPdf(dist: string): Promise<void> {
  for (const language of languages) writeFileSync(join(dist, termsDocument[language]), await termsPdf(language));
}

/** The same words as the page’s, so that a page that cannot be printed can be kept. */
export async function termsPdf(language: Language): Promise<Uint8Array> {
  const blocks = readMarkdown(readFileSync(join(root, 'src/content', language, 'terms.md'), 'utf8'), language);
  const { title } = contentHeads[language].terms;
  const pdf = openPdf({ title, language: localeOf[language], fonts: readFonts(), orientation: 'portrait' });
  writeProse(pdf, blocks, writeHeading(pdf, { title, lead: [figures.writtenOn[language]] }));
  writeFooters(pdf, { footer: footerWords(await translate(language), false), page: words[language].statement.page });
  return new Uint8Array(pdf.output('arraybuffer'));
}

async function translate(language: Language) {
  const instance = createInstance();
  return await instance.init({
    lng: language,
    resources: { [language]: { translation: { documents: words[language] } } },
    interpolation: { escapeValue: false },
  });
}

function readFonts() {
  const read = (name: string): ArrayBuffer =>
    Uint8Array.from(readFileSync(join(root, 'node_modules/@expo-google-fonts/inter', name))).buffer;
  return { regular: read('400Regular/Inter_400Regular.ttf'), semiBold: read('600SemiBold/Inter_600SemiBold.ttf') };
}
