import { withMarks } from '#contract/protocol/frenchMarks.ts';
import type { Language } from '#contract/protocol/language.ts';
import { type FaqId, type FaqTopic, type FaqWords, faqItems } from './faqItems.ts';
import { withFigures } from './figures.ts';

export type FaqEntry = {
  readonly id: FaqId;
  readonly topic: FaqTopic;
  readonly question: string;
  /** Plain paragraphs. */
  readonly answer: readonly string[];
  readonly isShownFirst: boolean;
};

export type Faq = {
  readonly topics: Readonly<Record<FaqTopic, string>>;
  readonly entries: readonly FaqEntry[];
};

/** The questions and answers in one language; the other is not loaded. */
export async function faqIn(language: Language): Promise<Faq> {
  const words = language === 'fr' ? (await import('./fr/faq.ts')).frenchFaq : (await import('./en/faq.ts')).englishFaq;
  return { topics: words.topics, entries: faqItems.map((item) => entryOf(item, words, language)) };
}

function entryOf(item: (typeof faqItems)[number], { items }: FaqWords, language: Language): FaqEntry {
  const { question, answer } = items[item.id];
  const read = (text: string) => withMarks[language](withFigures(text, language));
  return {
    id: item.id,
    topic: item.topic,
    question: read(question),
    answer: read(answer).split('\n\n'),
    isShownFirst: 'isShownFirst' in item,
  };
}
