import type { FastifyRequest } from 'fastify';
import type { Language } from '#contract/protocol/language.ts';
import { languageOfVisit, languagesAccepted } from '#contract/site/visitLanguage.ts';

/** The language of a page for whoever asks: the browser comes to the same one. */
export const visitLanguage = (request: FastifyRequest): Language =>
  languageOfVisit({
    ...addressParts(request),
    cookies: request.headers.cookie ?? '',
    preferred: languagesAccepted(request.headers['accept-language'] ?? ''),
  });

export function addressParts({ url }: FastifyRequest): { readonly pathname: string; readonly search: string } {
  const mark = url.indexOf('?');
  return mark < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, mark), search: url.slice(mark) };
}
