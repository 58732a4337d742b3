import type { Language } from '#contract/language.ts';
import { emailHtml } from './emailHtml.ts';
import { englishMessages } from './englishMessages.ts';
import { frenchMessages } from './frenchMessages.ts';
import type { Message, MessageText, MessageTexts, Template } from './message.ts';

const texts: Record<Language, MessageTexts> = { en: englishMessages, fr: frenchMessages };

export type RenderedMessage = { readonly subject?: string; readonly text: string; readonly html?: string };

export function renderMessage<T extends Template>(message: Omit<Message<T>, 'to'>): RenderedMessage {
  const words = texts[message.language][message.template](message.params);
  if (message.channel === 'sms') return { text: words.sms };
  return { subject: words.subject, text: plainText(words), html: emailHtml(words, message.language) };
}

function plainText({ paragraphs, code, action, notes }: MessageText): string {
  const parts = [...paragraphs, code, action && `${action.label}: ${action.link}`, ...(notes ?? []), 'Sawa'];
  return parts.filter((part) => part !== undefined).join('\n\n');
}
