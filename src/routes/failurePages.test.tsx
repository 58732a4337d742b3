import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { sendComplaint } from '#contract/complaint.ts';
import type { ErrorCode } from '#contract/failure.ts';
import { type Language, languages } from '#contract/language.ts';
import { listBanks } from '#contract/lookup.ts';
import { createPayment } from '#contract/payment.ts';
import { updateUser } from '#contract/profile.ts';
import { createRecipient, deleteRecipient, listRecipients } from '#contract/recipient.ts';
import { signIn } from '#contract/session.ts';
import { createTransfer, updateTransfer } from '#contract/transfer.ts';
import { recipientFixture, transferFixture } from '#tests/fixtures/transferFixture.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { openProduct, type Replies, refused, verified } from '#tests/setup/openProduct.tsx';

vi.mock('#src/ui/screens/pay-transfer/leaveFor.ts', () => ({ leaveFor: () => undefined }));

const { id } = transferFixture();
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
    ...{ edit: 'Edit profile', saveProfile: 'Save changes', isItYou: /^Is it you/, password: /password/i },
    ...{ complain: 'Make a complaint', name: 'Name', email: 'E-mail' },
    ...{ what: /^What happened/, sendComplaint: 'Send the complaint' },
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
    ...{
      edit: 'Modifier le profil',
      saveProfile: 'Enregistrer',
      isItYou: /^Est-ce bien vous/,
      password: /mot de passe/i,
    },
    ...{ complain: 'Faire une réclamation', name: 'Nom', email: 'Adresse e-mail' },
    ...{ what: /^Que s’est-il passé/, sendComplaint: 'Envoyer la réclamation' },
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

  /** Marie at MTN, typed in; a number is typed twice. */
  async function saveMarie() {
    await press(words.add);
    await userEvent.type(await screen.findByRole('textbox', { name: words.firstName }), 'Marie');
    await userEvent.type(screen.getByRole('textbox', { name: words.lastName }), 'Ngo');
    for (const field of screen.getAllByRole('textbox', { name: /mobile/i })) await userEvent.type(field, '671234567');
    await press(words.save);
  }

  describe('what people are told about recipients', () => {
    test('that they could not be read (ERR-24)', async () => {
      await openRecipients([[listRecipients, fails()]]);
      await says(
        told({
          en: "Failed to fetch your recipients' information",
          fr: 'Impossible de récupérer les informations de vos bénéficiaires',
        }),
      );
    });

    test.each([
      [
        'unexpected',
        {
          en: 'Failed to create recipient. Please try again',
          fr: 'Échec de la création du bénéficiaire. Veuillez réessayer',
        },
      ],
      [
        'accountNameNotFound',
        {
          en: /The recipient details were not received. Please provide a valid mobile number/,
          fr: /Les informations du bénéficiaire n’ont pas été reçues. Indiquez un numéro de mobile valable/,
        },
      ],
    ] as const)('that one could not be added, being %s (ERR-12, ERR-21, ERR-22)', async (code, sentence) => {
      await openRecipients([[createRecipient, fails(code)]]);
      await saveMarie();
      await says(told({ en: 'Add recipient failed', fr: 'Échec de l’ajout du bénéficiaire' }));
      await says(told<string | RegExp>(sentence));
    });

    test('that one was added (ERR-32)', async () => {
      await openRecipients([[createRecipient, () => recipientFixture()]]);
      await saveMarie();
      await says(told({ en: 'New recipient added', fr: 'Nouveau bénéficiaire ajouté' }));
    });

    test.each([
      [{ en: 'Recipient deleted', fr: 'Bénéficiaire supprimé' }, () => ({ done: true })],
      [{ en: 'Could not delete recipient', fr: 'Impossible de supprimer le bénéficiaire' }, fails()],
    ] as const)('$en (ERR-16, ERR-33)', async (sentence, reply) => {
      await openRecipients([[deleteRecipient, reply]]);
      await press(words.deleteMarie);
      await press(words.yes);
      await says(told(sentence));
    });

    test('that the banks could not be fetched (ERR-23)', async () => {
      await openRecipients([[listBanks, fails()]], '/get-quote?method=2&to=NG');
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
          fr: 'Le paiement n’a pas pu être lancé, veuillez réessayer',
        },
        [[createPayment, fails()]],
      ],
    ] as const)('$en (ERR-13, ERR-18)', async (sentence, replies) => {
      await openProduct(`/payment-method?transferId=${id}`, { user: verified, replies, language });
      await userEvent.click(await screen.findByRole('radio', { name: words.card }));
      await press(words.pay);
      await says(told(sentence));
    });
  });

  describe('what people are told about their account', () => {
    test('that the profile could not be updated (ERR-14)', async () => {
      const user = userFixture({ ...verified, profile: { ...verified.profile, gender: 'female' } });
      await openProduct('/edit-profile', {
        user,
        language,
        replies: [
          [signIn, () => ({ user })],
          [updateUser, fails()],
        ],
      });
      const dialog = within(await screen.findByRole('dialog', { name: words.edit }));
      await userEvent.click(dialog.getByRole('button', { name: words.saveProfile }));
      const question = within(await screen.findByRole('alertdialog', { name: words.isItYou }));
      await userEvent.type(question.getByLabelText(words.password, { selector: 'input' }), 'Correct-Horse-9');
      await userEvent.click(question.getByRole('button', { name: words.goOn }));
      await says(told({ en: 'Could not update profile', fr: 'Impossible de mettre à jour le profil' }));
    });

    test('that a form could not be submitted (ERR-25)', async () => {
      await openProduct('/help', { language, replies: [[sendComplaint, fails()]] });
      const form = within(await screen.findByRole('form', { name: words.complain }));
      for (const [name, text] of [
        [words.name, 'Ama'],
        [words.email, 'ama@example.com'],
        [words.what, 'It never arrived.'],
      ] as const) {
        await userEvent.type(form.getByLabelText(name), text);
      }
      await userEvent.click(form.getByRole('button', { name: words.sendComplaint }));
      await says(
        told({
          en: 'Failed to submit form. Please try again',
          fr: 'Impossible d’envoyer le formulaire, veuillez réessayer',
        }),
      );
    });
  });
});
