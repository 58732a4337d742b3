import { readFileSync } from 'node:fs';
import type { CommonPasswords } from '#domain/account/passwordRules.ts';

/** Passwords and words everybody guesses first, our own name and the countries we serve among them (ASVS 6.1.2). */
const words = new Set(
  readFileSync(new URL('./commonPasswords.txt', import.meta.url), 'utf8')
    .trim()
    .split(/\s+/),
);

/** Characters that stand for a letter in the usual disguises. */
const disguises: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/**
 * A listed word is refused as it is, in the usual disguise ('P@ssw0rd'), and with figures and signs around it
 * ('Password2026!'), since the rules themselves ask for those.
 */
export const commonPasswords: CommonPasswords = {
  has: (password) => [password, lettersOf(password), lettersOf(undisguised(password))].some((form) => words.has(form)),
};

const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '');

/** Figures and signs at the end are decoration, inside the word they stand for letters. */
const undisguised = (password: string): string =>
  password.replace(/[\d\W_]+$/u, '').replace(/[@431!0$57]/g, (character) => disguises[character] ?? character);
