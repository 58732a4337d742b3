import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sendComplaint } from '#contract/help/complaint.ts';
import { type Language, languages } from '#contract/protocol/language.ts';
import { createRateQuote, createTransferQuote, readPromo } from '#contract/quote/quote.ts';
import { listReferrals } from '#contract/reward/rewards.ts';
import { listTransfers, readTransfer } from '#contract/transfer/transfer.ts';
import { saveFile } from '#src/services/document/saveFile.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { openProduct, type Replies, refused, verified } from '#tests/setup/openProduct.tsx';

vi.mock('#src/services/document/runDocumentJob.ts', () => ({
  runDocumentJob: async () => ({ file: new Uint8Array() }),
}));
vi.mock('#src/services/document/saveFile.ts', () => ({ saveFile: vi.fn() }));
afterEach(() => vi.mocked(saveFile).mockClear());

const fails = () => refused('unexpected');
/** An answer, which is not asked for again as silence is. */
const isRefused = () => refused('tooManyRequests');

/** Sentences of the specification's catalogue (spec §8), told where the page is rather than in passing. */
describe.each(languages)('in %s', (language) => {
  const told = <T,>(both: Readonly<Record<Language, T>>): T => both[language];
  const open = (address: string, replies: Replies, user = verified) =>
    openProduct(address, { user, replies, language });

  const priced = async () => {
    const received = await screen.findByRole('textbox', { name: told({ en: 'They get', fr: 'Montant reçu' }) });
    await waitFor(() => expect(received).not.toHaveValue(''));
  };
  const acceptPrice = async () => {
    await priced();
    await userEvent.click(screen.getByRole('button', { name: told({ en: 'Continue', fr: 'Continuer' }) }));
  };

  test('a price that failed stays told, with a way to us (ERR-20)', async () => {
    await open('/get-quote', [[createTransferQuote, fails]]);
    await acceptPrice();
    const title = { en: 'We couldn’t price this transfer', fr: 'Nous n’avons pas pu calculer ce transfert' };
    const notice = (await screen.findByText(told(title))).closest<HTMLElement>('[role="alert"]');
    if (!notice) throw new Error('It is not read out');
    expect(within(notice).getByText(told(unexpected))).toBeVisible();
    const contact = within(notice).getByRole('link', { name: told({ en: 'Contact us', fr: 'Nous contacter' }) });
    expect(contact).toHaveAttribute('href', '/content/contact');
  });

  test('a price that could not be held is told in passing (ERR-01)', async () => {
    await open('/get-quote', [[createRateQuote, fails]]);
    await acceptPrice();
    expect((await screen.findAllByText(told(unexpected)))[0]).toBeVisible();
  });

  test('a promo code the server cannot explain, then one it does not know (PRO-08, PRO-10)', async () => {
    const replied = vi.fn(() => refused('promoNotFound')).mockImplementationOnce(fails);
    await open('/get-quote', [[readPromo, replied]]);
    await priced();
    const box = screen.getByRole('textbox', { name: told({ en: 'Promo code', fr: 'Code promo' }) });
    const apply = screen.getByRole('button', { name: told({ en: 'Apply', fr: 'Appliquer' }) });
    const saysBeside = (sentence: string) =>
      waitFor(() => expect(box).toHaveAccessibleDescription(expect.stringContaining(sentence)));
    await userEvent.type(box, 'HELLO');
    await userEvent.click(apply);
    await saysBeside(told({ en: 'Something went wrong. Please try again.', fr: told(unexpected) }));
    await userEvent.type(box, 'S');
    await userEvent.click(apply);
    await saysBeside(told({ en: 'Invalid promo code.', fr: 'Ce code promo n’existe pas.' }));
  });

  test('a transfer nobody paid in time is told to be over (ERR-05, TRF-11)', async () => {
    const expired = transferFixture('EXPIRED');
    await open(`/review?transferId=${expired.id}`, [[readTransfer, () => expired]]);
    const name = told({ en: 'Expired', fr: 'Expiré' });
    expect(await screen.findByRole('alertdialog', { name })).toHaveTextContent(
      told({ en: 'This transfer has expired.', fr: 'Ce transfert a expiré.' }),
    );
  });

  test('a form that could not be submitted (ERR-25)', async () => {
    await openProduct('/help', { language, replies: [[sendComplaint, fails]] });
    const name = told({ en: 'Make a complaint', fr: 'Faire une réclamation' });
    const form = within(await screen.findByRole('form', { name }));
    for (const [label, text] of [
      [told({ en: 'Name', fr: 'Nom' }), 'Ama'],
      [told({ en: 'Email', fr: 'Adresse e-mail' }), 'ama@example.com'],
      [told({ en: /^What happened/, fr: /^Que s’est-il passé/ }), 'It is late.'],
    ] as const) {
      await userEvent.type(form.getByLabelText(label), text);
    }
    const send = told({ en: 'Send the complaint', fr: 'Envoyer la réclamation' });
    await userEvent.click(form.getByRole('button', { name: send }));
    const sentence = {
      en: 'Failed to submit form. Please try again',
      fr: 'Impossible d’envoyer le formulaire. Réessayez',
    };
    expect((await screen.findAllByText(told(sentence)))[0]).toBeVisible();
  });

  test('friends who cannot be read (ERR-29)', async () => {
    await open('/rewards', [[listReferrals, isRefused]]);
    const sentence = told({ en: 'Failed to fetch referrals', fr: 'Impossible de lire vos parrainages' });
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  test('a statement of nothing, then one that is saved (TXN-38, TXN-39)', async () => {
    let total = 0;
    const totals = { completed: 0, cancelled: 0, pending: 0 };
    await open('/transactions?statement=open', [[listTransfers, () => ({ collections: [], total, totals })]]);
    const download = told({ en: 'Download PDF', fr: 'Télécharger en PDF' });
    await userEvent.click(await screen.findByRole('button', { name: download }));
    const nothing = {
      en: 'No transactions found for the selected date range.',
      fr: 'Aucun transfert sur la période choisie.',
    };
    expect(await screen.findByText(told(nothing))).toBeVisible();
    expect(saveFile).not.toHaveBeenCalled();
    total = 3;
    await userEvent.click(screen.getByRole('button', { name: download }));
    const saved = told({ en: 'Statement downloaded successfully.', fr: 'Relevé téléchargé.' });
    expect(await screen.findByText(saved)).toBeVisible();
    expect(saveFile).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('transactions that cannot be read (ERR-27)', async () => {
    await open('/transactions', [[listTransfers, isRefused]]);
    const sentence = told({ en: 'Failed to fetch transactions', fr: 'Impossible de charger les transferts' });
    expect((await screen.findAllByText(sentence))[0]).toBeVisible();
  });
});

const unexpected: Readonly<Record<Language, string>> = {
  en: 'An error occurred. Please try again.',
  fr: 'Une erreur s’est produite. Réessayez.',
};
