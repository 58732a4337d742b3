import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#contract/protocol/language.ts';
import { notificationTypes } from '#domain/notification/notificationType.ts';
import { operator } from '#domain/operator.ts';
import { documentReasons } from '#domain/transfer/documentReason.ts';
import { retryReasons } from '#domain/verification/retryReason.ts';
import { longestMessages, plainTemplates } from '#tests/fixtures/messageFixture.ts';
import { aboutMoney, figuresIn, hardToRead, schoolYearOf, sentencesOf } from '#tests/fixtures/plainLanguage.ts';
import { notificationText } from '../../notification/notificationText.ts';
import { englishMessages } from '../englishMessages.ts';
import { frenchMessages } from '../frenchMessages.ts';
import type { Message, MessageText, MessageTexts } from '../message.ts';
import { renderMessage } from '../renderMessage.ts';
import { simpleTexts } from './simpleTexts.ts';

const usualTexts: Readonly<Record<Language, MessageTexts>> = { en: englishMessages, fr: frenchMessages };

/** To visitors and to operators: nobody of these has a setting that could be read. */
const withoutSetting = /^(accountExists|businessInvitation|operator)/;

/** Plain values, so that what is measured is our words and not a name. */
const short = {
  firstName: 'Esi',
  recipientName: 'Ama',
  oldName: 'Ama',
  newName: 'Kofi',
  sent: '£100.00',
  total: '£102',
};

type Named = Pick<Message, 'template' | 'params'> & { readonly name: string };

function messagesIn(language: Language): readonly Named[] {
  const all = longestMessages(language).filter(({ name }) => !withoutSetting.test(name));
  const documents = all.flatMap((message) =>
    message.name === 'documentsNeeded'
      ? documentReasons.map((document) => ({
          ...message,
          name: `documentsNeeded, ${document}`,
          params: { ...message.params, document },
        }))
      : [],
  );
  return [...all, ...documents].map((message) => ({ ...message, params: { ...message.params, ...short } }));
}

const textOf = <T extends Message['template']>(texts: MessageTexts, template: T, params: Message<T>['params']) =>
  texts[template](params);

/** Below the greeting, with nothing in it that somebody else wrote. */
const saidIn = ({ paragraphs, notes = [] }: Pick<MessageText, 'paragraphs' | 'notes'>, { params }: Named) =>
  [...paragraphs.slice(1), ...notes]
    .filter((text) => !('answer' in params && text === params.answer))
    .map((text) =>
      text
        .replaceAll(operator.email, 'X')
        .replaceAll(operator.phone, 'X')
        .replace(/https:\S+/g, 'X'),
    );

describe.each(languages)('e-mails in simple words, in %s (decision 158)', (language) => {
  const pairs = messagesIn(language).map((message) => {
    const usual = textOf(usualTexts[language], message.template, message.params);
    const simple = { ...usual, ...simpleTexts[language][message.template]?.(message.params as never) };
    return { message, usual, simple, usualLines: saidIn(usual, message), simpleLines: saidIn(simple, message) };
  });

  test('can each be read after five years of school, in sentences of at most fifteen words', () => {
    const hard = pairs.flatMap(({ message, simpleLines }) =>
      simpleLines.flatMap((text) => {
        const why = hardToRead(text, language);
        return why ? [`${message.name}: ${why}`] : [];
      }),
    );
    expect(hard).toEqual([]);
  });

  test('are easier than the ordinary ones', () => {
    const rewritten = pairs.filter(({ usualLines, simpleLines }) => usualLines.join() !== simpleLines.join());
    expect(rewritten.length).toBeGreaterThan(30);
    const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
    const year = (lines: readonly string[]) => schoolYearOf(lines.join(' '), language);
    const longest = (lines: readonly string[]) =>
      Math.max(...sentencesOf(lines.join(' ')).map((words) => words.length));
    for (const measure of [year, longest]) {
      const usual = mean(rewritten.map(({ usualLines }) => measure(usualLines)));
      expect(mean(rewritten.map(({ simpleLines }) => measure(simpleLines)))).toBeLessThan(usual * 0.75);
    }
  });

  test.each(pairs.map((pair) => [pair.message.name, pair] as const))(
    '%s names the same facts and figures and says the same of the money',
    (_name, { message, usual, simple, usualLines, simpleLines }) => {
      const wholeOf = ({ paragraphs, notes = [] }: MessageText) => [...paragraphs, ...notes].join('\n');
      const given = Object.values(message.params).filter((value) => typeof value === 'string');
      const named = (text: string) => given.filter((value) => text.includes(value));
      expect(named(wholeOf(simple))).toEqual(named(wholeOf(usual)));
      expect(figuresIn(simpleLines.join('\n')).toSorted()).toEqual(figuresIn(usualLines.join('\n')).toSorted());
      const money = (lines: readonly string[]) =>
        aboutMoney[language].filter((fact) => fact.test(lines.join('\n'))).map(String);
      expect(money(simpleLines)).toEqual(money(usualLines));
      expect({ ...simple, paragraphs: [], notes: [] }).toEqual({ ...usual, paragraphs: [], notes: [] });
    },
  );

  test('go to who chose them, and to nobody else', () => {
    const about = { channel: 'email', language, helpLink: 'https://sawa.example/help', id: 'a0b1c2d3e4f5' } as const;
    const recipientAdded = {
      template: 'recipientAdded',
      params: { ...short, resetLink: 'https://sawa.example/reset' },
    } as const;
    const said = (wording: 'standard' | 'simple' | undefined, channel: 'email' | 'sms' = 'email') =>
      renderMessage({ ...about, ...recipientAdded, channel, wording });
    const line = simpleTexts[language].recipientAdded?.(recipientAdded.params).paragraphs[2] ?? '';
    expect(said('simple').text).toContain(line.slice(0, 8));
    expect(said('simple').html).not.toBe(said('standard').html);
    expect(said(undefined)).toEqual(said('standard'));
    expect(said('simple', 'sms')).toEqual(said('standard', 'sms'));
  });
});

describe.each(languages)('notifications in simple words, in %s (decision 158)', (language) => {
  const { recipientName, sent, total } = short;
  const amounts = { sent, total, received: '75,000 XAF' };
  const pairs = notificationTypes.flatMap((type) =>
    (type === 'identityRetry' ? retryReasons : [undefined]).map((reason) => {
      const told = { type, facts: { recipientName, ...(reason && { reason }) }, ...amounts };
      return {
        name: reason ? `${type}, ${reason}` : type,
        usual: notificationText(told, { language, wording: 'standard' }),
        simple: notificationText(told, { language, wording: 'simple' }),
      };
    }),
  );

  test('can each be read after five years of school, in sentences of at most fifteen words', () => {
    expect(pairs.flatMap(({ name, simple }) => hardToRead(simple, language)?.replace(/^/, `${name}: `) ?? [])).toEqual(
      [],
    );
  });

  test('are easier than the ordinary ones, and other sentences', () => {
    const rewritten = pairs.filter(({ usual, simple }) => usual !== simple);
    expect(rewritten.length).toBeGreaterThan(25);
    const year = (text: readonly string[]) => schoolYearOf(text.join(' '), language);
    expect(year(rewritten.map(({ simple }) => simple))).toBeLessThan(year(rewritten.map(({ usual }) => usual)) * 0.9);
  });

  test.each(pairs)('$name names the same facts and figures and says the same of the money', ({ usual, simple }) => {
    const given = [recipientName, ...Object.values(amounts)];
    const named = (text: string) => given.filter((value) => text.includes(value));
    expect(named(simple)).toEqual(named(usual));
    expect(figuresIn(simple).toSorted()).toEqual(figuresIn(usual).toSorted());
    const money = (text: string) => aboutMoney[language].filter((fact) => fact.test(text)).map(String);
    expect(money(simple)).toEqual(money(usual));
  });
});

test('every message a person with an account may get is measured', () => {
  const measured = new Set(messagesIn('en').map(({ template }) => template));
  expect(plainTemplates.filter((template) => !withoutSetting.test(template) && !measured.has(template))).toEqual([]);
  expect(Object.keys(simpleTexts.fr)).toEqual(Object.keys(simpleTexts.en));
});
