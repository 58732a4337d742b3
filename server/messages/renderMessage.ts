import { withFrenchMarks } from '#contract/frenchMarks.ts';
import type { Language } from '#contract/language.ts';
import { colon } from './colon.ts';
import { emailHtml } from './emailHtml.ts';
import { englishMessages } from './englishMessages.ts';
import { frenchMessages } from './frenchMessages.ts';
import type { Message, MessageText, MessageTexts, Template } from './message.ts';
import { smsText } from './smsText.ts';

const texts: Record<Language, MessageTexts> = { en: englishMessages, fr: frenchMessages };

export type RenderedMessage = { readonly subject?: string; readonly text: string; readonly html?: string };

export function renderMessage<T extends Template>(message: Omit<Message<T>, 'to'>): RenderedMessage {
  const { language } = message;
  const words = texts[language][message.template](message.params);
  if (message.channel === 'sms') return { text: smsText(words.sms) };
  const written = language === 'fr' ? withFrenchMarks : (text: string) => text;
  return {
    subject: written(words.subject),
    text: written(plainText(words, language)),
    html: written(emailHtml(words, language)),
  };
}

function plainText({ paragraphs, code, facts, action, notes }: MessageText, language: Language): string {
  const named = (name: string, value: string) => `${name}${colon[language]}${value}`;
  const listed = facts?.map(([name, value]) => named(name, value)).join('\n');
  const link = action && named(action.label, action.link);
  const parts = [...paragraphs, code, listed, link, ...(notes ?? []), 'Sawa'];
  return parts.filter((part) => part !== undefined).join('\n\n');
}
