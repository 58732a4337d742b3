import { expect, test } from 'vitest';
import { startTranslations } from '#src/locales/startTranslations.ts';
import { recipientFixture, transferFixture } from '#tests/fixtures/transferFixture.ts';
import { formatsOf } from '../../formats/useFormats.ts';
import { transferInWords, unpaidInWords } from './transferInWords.ts';

const transfer = { ...transferFixture(), recipient: recipientFixture() };

const said = {
  en: '£100.00 to Marie Ngo (MTN, +237 671 234 567, Cameroon), who gets 78,000 XAF. The rate is 780, the fee £2.19, and you pay £102.19 in total. The reference is SW-7K3M-92NC.',
  fr: '100,00 £ pour Marie Ngo (MTN, +237 671 234 567, Cameroun), qui reçoit 78 000 XAF. Le taux est de 780, les frais de 2,19 £, et vous payez 102,19 £ en tout. La référence est SW-7K3M-92NC.',
} as const;

const arrives = {
  en: 'Arrives within 10 minutes of your payment reaching us.',
  fr: 'Arrivée sous 10 minutes après réception de votre paiement.',
} as const;

/** French groups digits and ends sentences with spaces that do not break. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test.each(['en', 'fr'] as const)('a transfer is told whole, in %s (chat rule 12)', async (language) => {
  const { t } = await startTranslations(language);
  const voice = { t, formats: formatsOf(language) };
  expect(plain(transferInWords(transfer, voice))).toBe(said[language]);
  expect(plain(unpaidInWords(transfer, voice))).toBe(`${said[language]} ${arrives[language]}`);
});
