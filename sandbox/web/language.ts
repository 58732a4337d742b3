import type { FastifyRequest } from 'fastify';

export type Language = 'en' | 'fr';

/** Every text a sender meets, in both languages or it does not compile. */
export type Texts<Words> = { readonly en: Words; readonly fr: Words };

/** `?lang=` decides, else the first of our two languages that the browser asks for. */
export function languageOf(request: FastifyRequest): Language {
  const asked = queryOf(request).get('lang');
  if (asked === 'en' || asked === 'fr') return asked;
  const wanted = (request.headers['accept-language'] ?? '').split(',').map((entry) => entry.trim().slice(0, 2));
  return wanted.find((language) => language === 'en' || language === 'fr') === 'fr' ? 'fr' : 'en';
}

export const queryOf = (request: FastifyRequest) => new URL(request.url, 'http://sandbox').searchParams;

/** The same address in the other language. */
export function addressIn(language: Language, request: FastifyRequest): string {
  const address = new URL(request.url, 'http://sandbox');
  address.searchParams.set('lang', language);
  return address.pathname + address.search;
}

export const localeOf = (language: Language) => (language === 'fr' ? 'fr-FR' : 'en-GB');
