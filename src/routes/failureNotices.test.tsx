import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { readUser } from '#contract/account.ts';
import { type Language, languages } from '#contract/language.ts';
import { updateUser } from '#contract/profile.ts';
import { createRateQuote, createTransferQuote } from '#contract/quote.ts';
import { listReferrals } from '#contract/rewards.ts';
import { signIn } from '#contract/session.ts';
import { listTransfers } from '#contract/transfer.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { openProduct, type Replies, refused, verified } from '#tests/setup/openProduct.tsx';

const fails = () => refused('unexpected');

/** Sentences of the specification's catalogue (spec §8), told where the page is rather than in passing. */
describe.each(languages)('in %s', (language) => {
  const told = <T,>(both: Readonly<Record<Language, T>>): T => both[language];
  const open = (address: string, replies: Replies, user = verified) =>
    openProduct(address, { user, replies, language });

  const acceptPrice = async () => {
    const received = await screen.findByRole('textbox', { name: told({ en: 'They get', fr: 'Montant reçu' }) });
    await waitFor(() => expect(received).not.toHaveValue(''));
    await userEvent.click(screen.getByRole('button', { name: told({ en: 'Continue', fr: 'Continuer' }) }));
  };

  test('a price that failed stays told, with a way to us (ERR-20)', async () => {
    await open('/get-quote', [[createTransferQuote, fails]]);
    await acceptPrice();
    const title = { en: 'We could not price this transfer', fr: 'Nous n’avons pas pu calculer ce transfert' };
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

  test('new terms that could not be agreed to say so (ERR-17)', async () => {
    const unread = userFixture({ ...verified, profile: { ...verified.profile, readTermsAndCondition: '0' } });
    await open('/dashboard', [[updateUser, () => refused('serviceUnavailable')]], unread);
    const gate = within(await screen.findByRole('alertdialog'));
    const agree = gate.getByRole('button', { name: told({ en: 'Agree & Continue', fr: 'Accepter et continuer' }) });
    await userEvent.click(agree);
    const sentence = told({ en: 'Could not submit agreement', fr: 'Impossible d’envoyer votre accord' });
    expect(await gate.findByText(sentence)).toBeVisible();
  });

  test('a person who cannot be read is told so once, and can leave (SHL-10, ERR-05)', async () => {
    await open('/dashboard', [[readUser, () => refused('notFound')]]);
    const name = told({ en: 'Error Occurred', fr: 'Impossible de charger votre compte' });
    const trouble = await screen.findByRole('alertdialog', { name });
    expect(trouble).toHaveTextContent(
      told({
        en: 'An error has occurred please log out and try again.',
        fr: 'Une erreur est survenue. Veuillez vous déconnecter et réessayer.',
      }),
    );
    expect(trouble.textContent?.split(name), 'the heading is not said again below').toHaveLength(2);
  });

  test('friends who cannot be read (ERR-29)', async () => {
    await open('/rewards', [[listReferrals, fails]]);
    const sentence = told({ en: 'Failed to fetch referrals', fr: 'Impossible de lire vos parrainages' });
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  test('transactions that cannot be read (ERR-27)', async () => {
    await open('/transactions', [[listTransfers, fails]]);
    const sentence = told({ en: 'Failed to fetch transactions', fr: 'Impossible de charger les transferts' });
    expect((await screen.findAllByText(sentence))[0]).toBeVisible();
  });

  test('a setting that could not be updated (ERR-15)', async () => {
    await open('/settings', [[signIn, () => refused('credentialsWrong')]]);
    await userEvent.click(
      await screen.findByRole('switch', { name: told({ en: /News and offers/, fr: /Nouveautés et offres/ }) }),
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    const password = told({ en: 'Account password', fr: 'Mot de passe du compte' });
    await userEvent.type(dialog.getByLabelText(password, { selector: 'input' }), 'wrong');
    await userEvent.click(dialog.getByRole('button', { name: told({ en: 'Confirm', fr: 'Confirmer' }) }));
    const sentence = told({ en: 'Could not update setting', fr: 'Impossible d’enregistrer le paramètre' });
    expect(await screen.findByText(sentence)).toBeVisible();
  });
});

const unexpected: Readonly<Record<Language, string>> = {
  en: 'An error occurred. Please try again.',
  fr: 'Une erreur s’est produite. Veuillez réessayer.',
};
