import { describe, expect, test } from 'vitest';
import { languages } from '#contract/protocol/language.ts';
import { transferNews } from '#domain/transfer/transferNews.ts';
import { retryReasons } from '#domain/verification/retryReason.ts';
import { helpLink, longestFacts, plainParams, plainTemplates } from '#tests/fixtures/messageFixture.ts';
import { seal, unseal } from '../keys/sealedText.ts';
import { englishMessages } from './englishMessages.ts';
import { frenchMessages } from './frenchMessages.ts';
import type { Message, MessageParams, Template } from './message.ts';
import { renderMessage as render } from './renderMessage.ts';
import { isGsmText } from './smsText.ts';

const aboutTransfer: MessageParams['transferNews'] = {
  ...{
    news: 'paid',
    firstName: 'Esi',
    recipientName: 'Ama Ntu',
    sent: '£100.00',
    received: '75,000 FCFA',
    total: '£102.19',
  },
  ...{ reference: 'SW-12345678', link: 'https://sawa.example/transfer/paid/1' },
};
const id = '0197a000-0000-7000-8000-00007k3m92qd';
const renderMessage = <T extends Template>(message: Omit<Message<T>, 'to' | 'wording'>) =>
  render({ ...message, wording: 'standard', helpLink, id });

const texts = { en: englishMessages, fr: frenchMessages };

/** How many text messages a text takes: letters beyond the usual alphabet leave room for 70, and in parts for 67. */
function textMessages(text: string): number {
  const [whole, part] = isGsmText(text) ? [160, 153] : [70, 67];
  return text.length <= whole ? 1 : Math.ceil(text.length / part);
}

/** How each reason begins, so that none is told for another. */
const reasonsOf = {
  en: {
    documentUnreadable: 'couldn’t read your document',
    documentNotGenuine: 'didn’t accept your document',
    faceNotMatching: 'didn’t match the document',
    addressTooOld: 'older than three months',
    other: 'couldn’t be completed',
  },
  fr: {
    documentUnreadable: 'illisible',
    documentNotGenuine: 'pas été accepté',
    faceNotMatching: 'ne correspond pas',
    addressTooOld: 'plus de trois mois',
    other: 'pas pu être terminée',
  },
} as const;

describe.each(languages)('messages in %s', (language) => {
  const wordsOf = <T extends Template>(template: T, about: MessageParams[T]) => texts[language][template](about);

  test.each(plainTemplates)('%s says everything it was given, as text, as HTML and as a text message', (template) => {
    const email = renderMessage({ channel: 'email', template, params: plainParams[template], language });
    for (const fact of Object.values(plainParams[template])) {
      expect(email.text).toContain(fact);
      expect(email.html).toContain(fact);
    }
    const sms = renderMessage({ channel: 'sms', template, params: plainParams[template], language });
    expect(sms).toEqual({ text: expect.any(String) });
    if ('code' in plainParams[template]) expect(sms.text).toContain('048213');
    expect(textMessages(sms.text)).toBe(1);
    const { sms: written } = wordsOf(template, plainParams[template]);
    expect(isGsmText(written.replaceAll(/[’\u00a0\u202f]/g, ' '))).toBe(true);
  });

  test.each(transferNews)('news of a transfer that is %s names it and leads to it', (what) => {
    const told = { ...aboutTransfer, news: what };
    const { subject, text } = renderMessage({ channel: 'email', template: 'transferNews', params: told, language });
    expect(subject).not.toBe('');
    expect(text).toContain(told.link);
    for (const fact of [told.reference, told.recipientName, told.sent, told.received, told.total]) {
      expect(text).toContain(fact);
    }
  });

  test('what was paid and what came back are named as they were, with every fee (peers 18)', () => {
    const told = (about: Partial<MessageParams['transferNews']>) =>
      renderMessage({ channel: 'email', template: 'transferNews', params: { ...aboutTransfer, ...about }, language });
    expect(told({ news: 'paid' }).subject).toContain('£102.19');
    expect(told({ news: 'notPaid' }).subject).toContain('£102.19');
    const { text } = told({ news: 'refunded', refunded: '£105.00' });
    expect([text.includes('£105.00'), text.includes('£102.19')]).toEqual([true, false]);
  });

  const longest = longestFacts(language);

  test.each(plainTemplates)('%s holds the longest names whole, in two text messages at most', (template) => {
    const { firstName, recipientName } = longest;
    const about = { ...plainParams[template], firstName, recipientName };
    const { subject, text, html } = renderMessage({ channel: 'email', template, params: about, language });
    const named = [firstName, recipientName].filter((name) =>
      wordsOf(template, about).paragraphs.join().includes(name),
    );
    for (const name of named) expect(html).toContain(name);
    expect(`${subject}${text}`).not.toMatch(/undefined|\[object/);
    const sms = renderMessage({ channel: 'sms', template, params: about, language }).text;
    expect(textMessages(sms)).toBeLessThanOrEqual(2);
  });

  test.each(transferNews)(
    'news of %s hold the longest names and amounts whole, in two text messages at most',
    (what) => {
      const told = { template: 'transferNews', params: { ...longest, news: what }, language } as const;
      const { text, html } = renderMessage({ ...told, channel: 'email' });
      for (const fact of Object.values(longest)) {
        expect(text).toContain(fact);
        expect(html).toContain(fact);
      }
      const sms = renderMessage({ ...told, channel: 'sms' }).text;
      expect(sms).toContain(longest.link);
      expect(textMessages(sms)).toBeLessThanOrEqual(2);
    },
  );

  test.each([undefined, ...retryReasons])(
    'news of an identity check says what follows, here for %s (KYC-16)',
    (reason) => {
      const told = { firstName: 'Esi', link: 'https://sawa.example/verification', ...(reason && { reason }) };
      const news = { template: 'identityNews', params: told, language } as const;
      const { subject, text, html } = renderMessage({ ...news, channel: 'email' });
      const why = reason && reasonsOf[language][reason];
      for (const fact of [told.firstName, told.link, ...(why ? [why] : [])]) expect(text).toContain(fact);
      expect(html).toContain(told.link);
      expect(subject).toMatch(reason ? /unable|pas pu/ : /is verified|est vérifié/);
      expect(textMessages(renderMessage({ ...news, channel: 'sms' }).text)).toBe(1);
    },
  );

  test.each(plainTemplates)('%s leads to Help below, each address in a line of its own', (template) => {
    const { text, html } = renderMessage({ channel: 'email', template, params: plainParams[template], language });
    expect(text.split('\n').at(-2)).toBe(helpLink);
    expect(html).toContain(`href="${helpLink}"`);
    const { action } = wordsOf(template, plainParams[template]);
    if (action) expect(text.split('\n')).toContain(action.link);
  });

  test.each(['passwordChanged', 'signedIn', 'recipientAdded'] as const)(
    'who did not do what %s tells of is led to a new password',
    (template) => {
      const { action } = wordsOf(template, plainParams[template]);
      expect(action?.link).toBe(plainParams[template].resetLink);
    },
  );

  test('a code is the only six digits of its message, so that it can be copied from it', () => {
    for (const template of plainTemplates.filter((name) => 'code' in plainParams[name])) {
      const { text } = renderMessage({ channel: 'email', template, params: plainParams[template], language });
      expect(new Set(text.match(/\b\d{6}\b/g))).toEqual(new Set(['048213']));
    }
  });

  test('a name can neither run nor link in the HTML (ASVS 1.2.1)', () => {
    const firstName = '<img src=x onerror=alert(1)>"\'&';
    const { html } = renderMessage({
      channel: 'email',
      template: 'accountCode',
      params: { ...plainParams.accountCode, firstName },
      language,
    });
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
  });
});

describe('a sealed text', () => {
  const key = Buffer.alloc(32, 1);
  test('opens with its key alone, and never looks the same twice', () => {
    const sealed = seal(key, 'Ségou 048213');
    expect(unseal(key, sealed)).toBe('Ségou 048213');
    expect(sealed).not.toBe(seal(key, 'Ségou 048213'));
    expect(() => unseal(Buffer.alloc(32, 2), sealed)).toThrow();
  });

  test('is refused when any byte of it was changed (ASVS 11.3.3)', () => {
    const bytes = Buffer.from(seal(key, 'code 048213'), 'base64url');
    for (let index = 0; index < bytes.length; index++) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
      expect(() => unseal(key, changed.toString('base64url'))).toThrow();
    }
  });
});
