import { acceptedDocuments, type IdentityDocument, identityDocuments } from '#domain/verification/acceptedDocuments.ts';
import type { Language } from '../protocol/language.ts';

const names: Readonly<Record<Language, Readonly<Record<IdentityDocument, string>>>> = {
  en: { passport: 'a passport', driving_licence: 'a driving licence', national_id: 'an identity card' },
  fr: { passport: 'un passeport', driving_licence: 'un permis de conduire', national_id: 'une carte d’identité' },
};

const lists: Readonly<Record<Language, Intl.ListFormat>> = {
  en: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
  fr: new Intl.ListFormat('fr', { type: 'disjunction' }),
};

/** What proves who somebody is who lives in that country, any one of them, within a sentence; in any country without one. */
export const identityPapers = (language: Language, country?: string): string =>
  lists[language].format(
    (country === undefined ? identityDocuments : acceptedDocuments(country)).map(
      (document) => names[language][document],
    ),
  );
