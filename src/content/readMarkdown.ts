import { lexer, type Token, type Tokens } from 'marked';
import { withMarks } from '#contract/protocol/frenchMarks.ts';
import { defaultLanguage, type Language } from '#contract/protocol/language.ts';
import type { ContentBlock, ContentInline, ContentText } from './contentBlocks.ts';
import { withFigures } from './figures.ts';

/** Markdown of ours as blocks, its figures filled in. What a block cannot say is a mistake of ours, and throws. */
export function readMarkdown(markdown: string, language: Language): readonly ContentBlock[] {
  return lexer(withFigures(markdown, language)).flatMap((token) => blockOf(token, language));
}

function blockOf(token: Token, language: Language): readonly ContentBlock[] {
  const textOf = (part: Tokens.Generic) => inlines(part.tokens ?? [], language);
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
      return [headingOf(token as Tokens.Heading, language)];
    case 'paragraph':
      return [{ kind: 'paragraph', text: textOf(token) }];
    case 'blockquote':
      return [{ kind: 'note', text: (token.tokens ?? []).flatMap((part) => textOf(part)) }];
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      const texts = items.map((item) => item.tokens.flatMap((part) => textOf(part)));
      return [{ kind: 'list', isOrdered: ordered, items: texts }];
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const cells = (row: readonly Tokens.TableCell[]) => row.map((cell) => inlines(cell.tokens, language));
      return [{ kind: 'table', head: cells(header), rows: rows.map(cells) }];
    }
    default:
      throw new Error(`${token.type} has no place in our texts: ${token.raw}`);
  }
}

/** '## Kenya {#kenya}': the address of a part is written down, so that it outlives its wording. */
const headingPattern = /^(.*\S)\s*\{#([a-z][a-z-]*)\}$/;

function headingOf({ depth, text }: Tokens.Heading, language: Language): ContentBlock {
  const [, words, id] = headingPattern.exec(text) ?? [];
  if (words === undefined || id === undefined) throw new Error(`The heading "${text}" has no {#id}`);
  if (depth !== 2 && depth !== 3) throw new Error(`The heading "${text}" is of level ${depth}`);
  return { kind: 'heading', level: depth, id, text: [marked(words, language)] };
}

const inlines = (tokens: readonly Token[], language: Language): ContentText =>
  tokens.map((token) => inlineOf(token, language));

function inlineOf(token: Token, language: Language): ContentInline {
  switch (token.type) {
    case 'text':
    case 'escape':
      return marked((token as Tokens.Text).text, language);
    case 'strong':
      return { kind: 'strong', text: inlines(token.tokens ?? [], language) };
    case 'em':
      return { kind: 'emphasis', text: inlines(token.tokens ?? [], language) };
    case 'link':
      return {
        kind: 'link',
        href: hrefIn(language, (token as Tokens.Link).href),
        text: inlines(token.tokens ?? [], language),
      };
    default:
      throw new Error(`${token.type} has no place in our texts: ${token.raw}`);
  }
}

const marked = (words: string, language: Language): string => withMarks[language](words);

/** Our pages in the reader's language, also where no script remembers it (D-119). */
function hrefIn(language: Language, href: string): string {
  if (language === defaultLanguage || !href.startsWith('/')) return href;
  const [path = '', part] = href.split('#');
  return `${path}?lang=${language}${part === undefined ? '' : `#${part}`}`;
}
