import type { Language } from '#contract/protocol/language.ts';

/** What is sent with a link, in the language of who gets it and not of who sends it. */
export const trackingMessage: Readonly<Record<Language, (facts: { name: string; url: string }) => string>> = {
  en: ({ name, url }) => `Hi ${name}! I’ve sent you money with Sawa. See where it is: ${url}`,
  fr: ({ name, url }) => `Bonjour ${name} ! Je vous ai envoyé de l’argent avec Sawa. Voyez où il en est : ${url}`,
};
