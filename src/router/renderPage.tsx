import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { Language } from '#contract/protocol/language.ts';
import { startTranslations } from '#src/locales/startTranslations.ts';
import { App } from './App.tsx';

type Place = {
  /** Path and query, as the browser will have it. */
  readonly address: string;
  readonly language: Language;
  /** What stands there instead of the page of the route table. */
  readonly page?: ReactNode;
};

export type Rendered = {
  /** What stands in #root. */
  readonly markup: string;
  /** What React would like in the head: pictures to fetch early. */
  readonly hoisted: string;
  /** What the page calls itself, as HTML. */
  readonly title: string;
};

/** A page as HTML, whole: without `progressiveChunkSize` large parts would stay hidden until a script runs. */
export async function renderPage({ address, language, page }: Place): Promise<Rendered> {
  const i18n = await startTranslations(language);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter location={address}>
      <App i18n={i18n}>{page}</App>
    </StaticRouter>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (failure) => void failures.push(failure) },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw new AggregateError(failures, `${address} cannot be written in ${language}`);
  return parted(html);
}

/** The title is the head's business; what else React put in front of the page belongs there, too. */
function parted(html: string): Rendered {
  const [front = ''] = /^(?:<title>[^<]*<\/title>|<(?:link|meta)\b[^>]*>)*/.exec(html) ?? [];
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(front) ?? [];
  return { markup: html.slice(front.length), hoisted: front.replace(/<title>[^<]*<\/title>/g, ''), title };
}
