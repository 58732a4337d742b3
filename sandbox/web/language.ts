import type { FastifyRequest } from 'fastify';

const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** Every text a sender meets, in both languages or it does not compile. */
export type Texts<Words> = Readonly<Record<Language, Words>>;

/** `?lang=` decides, else the first of our languages that the browser asks for. */
export function languageOf(request: FastifyRequest): Language {
  const asked = queryOf(request).get('lang');
  if (isLanguage(asked)) return asked;
  const wanted = (request.headers['accept-language'] ?? '').split(',').map((entry) => entry.trim().slice(0, 2));
  return wanted.find(isLanguage) ?? 'en';
}

export const queryOf = (request: FastifyRequest) => new URL(request.url, 'http://sandbox').searchParams;

/** The same address in the other language. */
export function addressIn(language: Language, request: FastifyRequest): string {
  const address = new URL(request.url, 'http://sandbox');
  address.searchParams.set('lang', language);
  return address.pathname + address.search;
}

const locales: Texts<string> = { en: 'en-GB', fr: 'fr-FR' };

export const localeOf = (language: Language): string => locales[language];
