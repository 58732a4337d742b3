import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/protocol/language.ts';
import { type Faq, faqIn } from '#src/content/faq.ts';
import { languageOf } from '#src/locales/locale.ts';
import { FaqSection } from '#src/ui/screens/site/landing/FaqSection.tsx';

const asked = new Map<Language, Promise<Faq>>();

/** The questions of the reader's language, in the page from the start (LAN-16). */
export function LandingQuestions() {
  const { i18n } = useTranslation();
  const { entries } = use(questionsIn(languageOf(i18n)));
  return <FaqSection questions={entries} />;
}

/** One promise a language, as a page that waits asks for it again and again. */
function questionsIn(language: Language): Promise<Faq> {
  const known = asked.get(language);
  if (known) return known;
  const questions = faqIn(language);
  asked.set(language, questions);
  questions.catch(() => asked.delete(language));
  return questions;
}
