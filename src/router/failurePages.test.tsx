import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { startOnPage } from '#contract/payment/hostedPayment.ts';
import { createPayment } from '#contract/payment/payment.ts';
import type { ErrorCode } from '#contract/protocol/failure.ts';
import { type Language, languages } from '#contract/protocol/language.ts';
import { listBanks } from '#contract/protocol/lookup.ts';
import {
  createRecipient,
  deleteRecipient,
  listRecipients,
  validateBankAccount,
  validateMobileAccount,
} from '#contract/recipient/recipient.ts';
import { createTransfer, readTransfer, updateTransfer } from '#contract/transfer/transfer.ts';
import { recipientFixture, transferFixture } from '#tests/fixtures/transferFixture.ts';
import { openProduct, type Replies, refused, verified } from '#tests/setup/openProduct.tsx';

vi.mock('#src/ui/screens/payment/leaveFor.ts', () => ({ leaveFor: () => undefined }));

const { id } = transferFixture();
/** There a card is a company's own page, and what that company says is told. */
const inCanada = { ...transferFixture(), originCurrency: 'CAD', originCountryCode: 'CA' } as const;
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const says = async (text: string | RegExp) => expect((await screen.findAllByText(text))[0]).toBeVisible();
const fails =
  (code: ErrorCode = 'unexpected') =>
  () =>
    refused(code);

/** What is pressed and filled in on the way; what is told stands in the tests. */
const controls = {
  en: {
    ...{ theyGet: 'They get', goOn: 'Continue', add: 'Add new recipient', save: 'Save recipient' },
    ...{ firstName: 'First name', lastName: 'Last name', deleteMarie: 'Delete Marie Ngo', yes: 'Yes, delete' },
    ...{ njangi: 'Njangi', create: 'Create transfer', card: /^Card/, pay: 'Proceed to payment' },
    ...{
      changePassword: 'Change password',
      network: /Mobile money provider/,
      bank: 'Bank',
      account: 'Account number',
    },
  },
  fr: {
    ...{
      theyGet: 'Montant reçu',
      goOn: 'Continuer',
      add: 'Ajouter un bénéficiaire',
      save: 'Enregistrer le bénéficiaire',
    },
    ...{ firstName: 'Prénom', lastName: 'Nom', deleteMarie: 'Supprimer Marie Ngo', yes: 'Oui, supprimer' },
    ...{ njangi: 'Njangi (tontine)', create: 'Créer le transfert', card: /^Carte/, pay: 'Passer au paiement' },
    ...{ network: /Opérateur de mobile money/ },
    ...{ bank: 'Banque', account: 'Numéro de compte' },
  },
} as const;

describe.each(languages)('in %s', (language) => {
  const words = controls[language];
  const told = <T,>(both: Readonly<Record<Language, T>>): T => both[language];

  async function openRecipients(replies: Replies, address = '/get-quote') {
    const product = await openProduct(address, { user: verified, replies, language });
    await waitFor(() => expect(screen.getByRole('textbox', { name: words.theyGet })).not.toHaveValue(''));
    await press(words.goOn);
    return product;
  }

  /** Marie, typed in; a number is typed twice. In Cameroon it says of which network it is. */
  async function saveMarie(mobile = '671234567', network?: string) {
    await press(words.add);
    await userEvent.type(await screen.findByRole('textbox', { name: words.firstName }), 'Marie');
    await userEvent.type(screen.getByRole('textbox', { name: words.lastName }), 'Ngo');
    for (const field of screen.getAllByRole('textbox', { name: /mobile/i })) await userEvent.type(field, mobile);
    if (network) {
      await press(words.network);
      await userEvent.click(await screen.findByRole('option', { name: network }));
    }
    await press(words.save);
  }

  describe('what people are told about recipients', () => {
    test('that they could not be read (ERR-24)', async () => {
      await openRecipients([[listRecipients, fails('tooManyRequests')]]);
      await says(
        told({
          en: "Failed to fetch your recipients' information",
          fr: 'Impossible de récupérer les informations de vos bénéficiaires',
        }),
      );
    });

    test('that one could not be added, and why (ERR-12, ERR-21, ERR-22)', async () => {
      const created = vi.fn(fails('accountNameNotFound')).mockImplementationOnce(fails());
      await openRecipients([[createRecipient, created]]);
      await saveMarie();
      await says(told({ en: 'Add recipient failed', fr: 'Échec de l’ajout du bénéficiaire' }));
      await says(
        told({
          en: 'Failed to create recipient. Please try again',
          fr: 'Impossible de créer le bénéficiaire. Réessayez.',
        }),
      );
      await press(words.save);
      await says(
        told({
          en: /The recipient details were not received. Please provide a valid mobile number/,
          fr: /Les informations du bénéficiaire n’ont pas été reçues. Indiquez un numéro de mobile valide./,
        }),
      );
    });

    test('that one was found at the network, and added (ERR-32, ERR-34)', async () => {
      const replies: Replies = [
        [validateMobileAccount, () => ({ customerName: 'NGO MARIE' })],
        [createRecipient, () => recipientFixture()],
      ];
      await openRecipients(replies, '/get-quote?to=UG');
      await saveMarie('771234567', 'MTN');
      await says(told({ en: 'Recipient reference verified!', fr: 'Bénéficiaire vérifié !' }));
      await says(told({ en: 'New recipient added', fr: 'Nouveau bénéficiaire ajouté' }));
    });

    test('that one could not be deleted, then was (ERR-16, ERR-33)', async () => {
      const deleted = vi.fn(() => ({ done: true })).mockImplementationOnce(fails());
      await openRecipients([[deleteRecipient, deleted]]);
      await press(words.deleteMarie);
      await press(words.yes);
      await says(told({ en: 'Could not delete recipient', fr: 'Impossible de supprimer le bénéficiaire' }));
      await press(words.deleteMarie);
      await press(words.yes);
      await says(told({ en: 'Recipient deleted', fr: 'Bénéficiaire supprimé' }));
    });

    test('that nobody can say whose account it is (RCP-30)', async () => {
      const replies: Replies = [
        [listBanks, () => [{ id: '044', bank: 'Access Bank' }]],
        [validateBankAccount, fails('accountNameUnavailable')],
      ];
      await openRecipients(replies, '/get-quote?method=2&to=NG');
      await press(words.add);
      await userEvent.click(await screen.findByRole('combobox', { name: words.bank }));
      await userEvent.click(await screen.findByRole('option', { name: 'Access Bank' }));
      await userEvent.type(screen.getByRole('textbox', { name: words.account }), '0690000031');
      await says(
        told({
          en: 'Account verification failed. Please check the details or try again later',
          fr: 'La vérification du compte a échoué. Vérifiez les informations ou réessayez plus tard',
        }),
      );
    });

    test('that the banks could not be fetched (ERR-23)', async () => {
      await openRecipients([[listBanks, fails('tooManyRequests')]], '/get-quote?method=2&to=NG');
      await press(words.add);
      await says(told({ en: 'Failed to fetch list of banks', fr: 'Impossible de récupérer la liste des banques' }));
    });
  });

  describe('what people are told about a transfer', () => {
    test.each([
      [
        'unexpected',
        { en: 'An error occurred during the request.', fr: 'Une erreur s’est produite pendant la demande.' },
      ],
      ['sendingLimitExceeded', { en: /your limit/i, fr: /votre limite/i }],
    ] as const)('that it could not be created, being %s (ERR-02, ERR-11)', async (code, sentence) => {
      await openRecipients([[createTransfer, fails(code)]]);
      await userEvent.click(await screen.findByRole('radio', { name: /Marie/ }));
      await press(words.goOn);
      await userEvent.click(await screen.findByRole('radio', { name: words.njangi }));
      await press(words.create);
      await says(told({ en: 'Transfer failed', fr: 'Échec du transfert' }));
      await says(told<string | RegExp>(sentence));
    });

    test.each([
      [
        { en: 'Could not update transfer', fr: 'Impossible de mettre à jour le transfert' },
        [[updateTransfer, fails()]],
      ],
      [
        {
          en: 'Could not initiate payment, please try again',
          fr: 'Le paiement n’a pas pu être lancé, réessayez',
        },
        [[createPayment, fails()]],
      ],
      [
        {
          en: 'Missing Information! Kindly update your profile to complete this payment',
          fr: 'Informations manquantes ! Mettez à jour votre profil pour terminer ce paiement',
        },
        [[updateTransfer, fails('profileIncomplete')]],
      ],
      [
        {
          en: /^Unable to initiate payment. You can’t pay this way right now/,
          fr: /^Impossible de lancer le paiement. Ce moyen de paiement est indisponible pour le moment/,
        },
        [
          [readTransfer, () => inCanada],
          [updateTransfer, () => inCanada],
          [startOnPage.pay360, fails('providerUnavailable')],
        ],
      ],
    ] as const)('$en (PAY-10, ERR-13, ERR-18, ERR-19)', async (sentence, replies) => {
      await openProduct(`/payment-method?transferId=${id}`, { user: verified, replies, language });
      await userEvent.click(await screen.findByRole('radio', { name: words.card }));
      await press(words.pay);
      await says(told<string | RegExp>(sentence));
    });
  });
});
