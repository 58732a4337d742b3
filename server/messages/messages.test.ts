import { describe, expect, test } from 'vitest';
import { languages } from '#contract/language.ts';
import type { MessageParams, Template } from './message.ts';
import { renderMessage } from './renderMessage.ts';
import { seal, unseal } from './sealedText.ts';

const link = 'https://sawa.example/confirm-account/a-token-of-43-characters-as-long-as-real-on';
const params: { readonly [T in Exclude<Template, 'transferNews'>]: MessageParams[T] } = {
  accountCode: { firstName: 'Esi', code: '048213', link },
  accountExists: { signInLink: 'https://sawa.example/sign-in', resetLink: 'https://sawa.example/forget-password' },
  passwordReset: { code: '048213', link },
  newEmailCode: { code: '048213', link },
  phoneCode: { code: '048213' },
  passwordChanged: { firstName: 'Esi', resetLink: 'https://sawa.example/forget-password' },
};
const transferNews: MessageParams['transferNews'] = {
  ...{ news: 'paid', firstName: 'Esi', recipientName: 'Ama Ntu', sent: '£100.00', received: '75,000 FCFA' },
  ...{ reference: 'SW-12345678', link: 'https://sawa.example/transfer/paid/1' },
};
const news = ['paid', 'held', 'delivered', 'notPaid', 'payoutFailed', 'cancelled', 'expired', 'refunded'] as const;
const templates = [
  'accountCode',
  'accountExists',
  'passwordReset',
  'newEmailCode',
  'phoneCode',
  'passwordChanged',
] as const;

describe.each(languages)('messages in %s', (language) => {
  test.each(templates)('%s says everything it was given, as text, as HTML and as a text message', (template) => {
    const email = renderMessage({ channel: 'email', template, params: params[template], language });
    for (const fact of Object.values(params[template])) {
      expect(email.text).toContain(fact);
      expect(email.html).toContain(fact);
    }
    const sms = renderMessage({ channel: 'sms', template, params: params[template], language });
    expect(sms).toEqual({ text: expect.any(String) });
    if ('code' in params[template]) expect(sms.text).toContain('048213');
    expect(sms.text.length).toBeLessThanOrEqual(160);
  });

  test.each(news)('news of a transfer that is %s names it and leads to it', (what) => {
    const told = { ...transferNews, news: what };
    const { subject, text } = renderMessage({ channel: 'email', template: 'transferNews', params: told, language });
    expect(subject).not.toBe('');
    expect(text).toContain(told.link);
    expect(text).toMatch(/SW-12345678|Ama Ntu/);
  });

  test('a code is the only six digits of its message, so that it can be copied from it', () => {
    for (const template of templates.filter((name) => 'code' in params[name])) {
      const { text } = renderMessage({ channel: 'email', template, params: params[template], language });
      expect(new Set(text.match(/\b\d{6}\b/g))).toEqual(new Set(['048213']));
    }
  });

  test('a name can neither run nor link in the HTML (ASVS 1.2.1)', () => {
    const firstName = '<img src=x onerror=alert(1)>"\'&';
    const { html } = renderMessage({
      channel: 'email',
      template: 'accountCode',
      params: { ...params.accountCode, firstName },
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
