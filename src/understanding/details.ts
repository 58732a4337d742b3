import { codeLength, isCode } from '#domain/account/codeFormat.ts';
import { checkEmail } from '#domain/account/emailRule.ts';
import { parseCameroonAccount } from '#domain/recipient/cameroonAccount.ts';
import { isDeliveryCountry } from '#domain/reference/deliveryMatrix.ts';
import { readBirthDate } from './birthDate.ts';
import type { Run } from './digitRun.ts';
import { ambiguous, certain, type Findings, nothing } from './findings.ts';
import { readPhone } from './phoneNumbers.ts';
import type { ParserContext, Span } from './understanding.ts';

/** Longest run of digits with their separators that may be one number somebody typed. */
const digitRun = /\+?\(?\d(?:[\d\s().\-–/\u00a0\u202f]{0,40}\d)?/g;

/** Addresses and numbers read from the letters as typed, before any word is looked up: what they take is no word any more. */
export function readDetails(utterance: string, listening: ParserContext): Findings {
  const { asking } = listening;
  const email = readEmail(utterance, listening);
  if (email !== nothing) return email;
  if (asking === 'birthDate') return readBirthDate(utterance, listening);
  if (asking === 'code') return readCode(utterance);
  if (asking === 'account') return readAccount(utterance, listening);
  if (asking === 'phone' || asking === 'ownPhone') return readPhone(utterance, listening, runsOf(utterance));
  return unasked(utterance, listening);
}

/** Numbers nobody asked for, when they can be nothing else. */
function unasked(utterance: string, listening: ParserContext): Findings {
  const account = cameroonAccountIn(utterance);
  if (account) return account;
  const international = runsOf(utterance).filter(({ text }) => /^(?:\+|00)/.test(text) && digitsOf(text).length >= 10);
  if (international.length > 0) return readPhone(utterance, listening, international);
  const [, code] = /\bcode\D{0,12}(\d{6})(?!\d)/i.exec(utterance) ?? [];
  return code ? certain('code', code, spanIn(utterance, code)) : nothing;
}

const runsOf = (utterance: string): readonly Run[] =>
  [...utterance.matchAll(digitRun)].map(({ 0: text, index }) => ({
    text,
    span: { start: index, end: index + text.length },
  }));

const digitsOf = (text: string): string => text.replace(/\D/g, '');

const spanIn = (utterance: string, part: string): Span => {
  const start = utterance.indexOf(part);
  return { start, end: start + part.length };
};

const addressShape = /[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"]{0,190}/g;

function readEmail(utterance: string, { asking }: ParserContext): Findings {
  const found = [...utterance.matchAll(addressShape)].map(({ 0: text, index }) => ({
    text: text.replace(/[.!?]+$/, ''),
    index,
  }));
  const [first] = found;
  const span = first && { start: first.index, end: first.index + first.text.length };
  const checked = first && checkEmail(first.text);
  if (checked?.ok && span && found.length === 1) return certain('email', checked.value, span);
  if (asking !== 'email') return nothing;
  const isSpelled = /\b(?:at|arobase|dot|point)\b/i.test(utterance);
  return found.length > 0 || isSpelled
    ? ambiguous('email', [], { text: utterance, span: span ?? { start: 0, end: utterance.length } })
    : nothing;
}

function readCode(utterance: string): Findings {
  const digits = /\d(?:[\s.-]?\d)*/g;
  const found = [...utterance.matchAll(digits)].map(({ 0: text, index }) => ({ text, index }));
  const [first] = found;
  if (!first) return nothing;
  const span = { start: first.index, end: first.index + first.text.length };
  const code = digitsOf(first.text);
  return found.length === 1 && code.length === codeLength && isCode(code)
    ? certain('code', code, span)
    : ambiguous('code', [], { text: utterance, span });
}

/** Nigerian accounts have ten digits, Cameroon's are CM21 and 23 digits; elsewhere as many as banks use. */
function readAccount(utterance: string, { known }: ParserContext): Findings {
  const cameroonian = cameroonAccountIn(utterance);
  if (cameroonian) return cameroonian;
  const runs = runsOf(utterance);
  const [first] = runs;
  if (!first) return nothing;
  const digits = digitsOf(first.text);
  const place = { text: utterance, span: first.span };
  if (runs.length > 1) return ambiguous('account', [], place);
  if (known.destination === 'CM') {
    const whole = parseCameroonAccount(`CM21${digits}`);
    return whole.ok ? certain('account', `CM21${digits}`, first.span) : ambiguous('account', [], place);
  }
  const isWhole = known.destination === 'NG' ? digits.length === 10 : digits.length >= 8 && digits.length <= 20;
  return isWhole && known.destination && isDeliveryCountry(known.destination)
    ? certain('account', digits, first.span)
    : ambiguous('account', [], place);
}

function cameroonAccountIn(utterance: string): Findings | undefined {
  const match = /\bcm\s?-?21(?:[\s-]{0,2}\d){23}(?!\d)/i.exec(utterance);
  if (!match) return undefined;
  const span = { start: match.index, end: match.index + match[0].length };
  const account = match[0].replace(/[\s-]/g, '').toUpperCase();
  return parseCameroonAccount(account).ok ? certain('account', account, span) : undefined;
}
