/** Text that is already safe to send as HTML. Pages take nothing else, and only `html` makes it. */
export type Html = { readonly markup: string };

type Part = string | number | false | undefined | Html | readonly Html[];

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** A template whose every value is escaped, unless it is itself made by `html`. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const markup = texts.map((text, position) => text + markupOf(parts[position])).join('');
  return { markup };
}

function markupOf(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part !== 'object') return escapeHtml(String(part));
  return 'markup' in part ? part.markup : part.map((each) => each.markup).join('');
}
