import { withMarks } from '#contract/protocol/frenchMarks.ts';
import type { Language } from '#contract/protocol/language.ts';
import type { TransferNews } from '#domain/transfer/transferNews.ts';
import { colon } from './colon.ts';
import type { MessageText, SpokenTo, TransferNewsParams } from './message.ts';
import { simpleNews } from './simple/simpleTexts.ts';
import { transferNewsEnglish } from './transferNewsEnglish.ts';
import { transferNewsFrench } from './transferNewsFrench.ts';
import type { TransferNewsFacts, TransferNewsWords } from './transferNewsWords.ts';

const words: Record<Language, TransferNewsWords> = { en: transferNewsEnglish, fr: transferNewsFrench };

export const transferNewsText =
  (language: Language) =>
  (about: TransferNewsParams): MessageText => {
    const { tell, hello, action, facts } = words[language];
    const { subject, lines } = tell[about.news](about);
    return {
      subject,
      paragraphs: [`${hello} ${about.firstName},`, ...lines],
      facts: [
        [facts.recipient, about.recipientName],
        [facts.amount, `${about.sent} → ${about.received}`],
        about.refunded === undefined ? [facts.total, about.total] : [facts.refunded, about.refunded],
        [facts.reference, about.reference],
      ],
      action: { label: action, link: about.link },
      sms: `Sawa${colon[language]}${subject}. ${about.link}`,
    };
  };

/** The same news where there is room for a sentence or two. */
export function transferNewsSentence(
  news: TransferNews,
  about: TransferNewsFacts,
  { language, wording }: SpokenTo,
): string {
  const { subject, lines } = words[language].tell[news](about);
  const [line] = wording === 'simple' ? simpleNews[language][news](about) : lines;
  return withMarks[language](`${subject}. ${line}`);
}
