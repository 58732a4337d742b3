import { withMarks } from '#contract/protocol/frenchMarks.ts';
import type { Language } from '#contract/protocol/language.ts';
import { colon } from './colon.ts';
import { emailHtml, helpLabel } from './emailHtml.ts';
import { englishMessages } from './englishMessages.ts';
import { frenchMessages } from './frenchMessages.ts';
import type { Message, MessageText, MessageTexts, Template } from './message.ts';
import { simpleTexts } from './simple/simpleTexts.ts';
import { smsText } from './smsText.ts';

const texts: Record<Language, MessageTexts> = { en: englishMessages, fr: frenchMessages };

export type RenderedMessage = { readonly subject?: string; readonly text: string; readonly html?: string };

type Wanted<T extends Template> = Omit<Message<T>, 'to'> & { readonly helpLink: string; readonly id: string };

export function renderMessage<T extends Template>({ helpLink, id, ...message }: Wanted<T>): RenderedMessage {
  const { language, wording } = message;
  const usual = texts[language][message.template](message.params);
  if (message.channel === 'sms') return { text: smsText(usual.sms) };
  const words = wording === 'simple' ? inSimpleWords(usual, message) : usual;
  const reference = `${referenceLabel[language]}${colon[language]}${id.slice(-8).toUpperCase()}`;
  const written = withMarks[language];
  return {
    subject: written(words.subject),
    text: written(plainText(words, { language, helpLink, reference })),
    html: written(emailHtml(words, { language, helpLink, reference })),
  };
}

/** Subject and button stay, so that both readers speak of the same message. */
const inSimpleWords = <T extends Template>(
  usual: MessageText,
  { language, template, params }: Pick<Message<T>, 'language' | 'template' | 'params'>,
) => ({
  ...usual,
  ...simpleTexts[language][template]?.(params),
});

/** Who got a message twice, or asks us about one, can name it. */
const referenceLabel: Record<Language, string> = { en: 'Message reference', fr: 'Référence du message' };

type Surroundings = { readonly language: Language; readonly helpLink: string; readonly reference: string };

function plainText(
  { paragraphs, code, facts, action, notes }: MessageText,
  { language, helpLink, reference }: Surroundings,
): string {
  const listed = facts?.map(([name, value]) => `${name}${colon[language]}${value}`).join('\n');
  const parts = [...paragraphs, code, listed, action && linked(action), ...(notes ?? [])];
  const closing = `Sawa\n${linked({ label: helpLabel[language], link: helpLink })}\n${reference}`;
  return [...parts, closing].filter((part) => part !== undefined).join('\n\n');
}

/** An address has a line to itself, where every mail program makes a link of it. */
const linked = ({ label, link }: NonNullable<MessageText['action']>) => `${label}\n${link}`;
