import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { readUser } from '#contract/account/account.ts';
import { changePassword, updateSettings, updateUser } from '#contract/account/profile.ts';
import { type Language, languages } from '#contract/protocol/language.ts';
import { signIn } from '#contract/session/session.ts';
import { openVerificationWidget, requestVerificationDocuments } from '#contract/verification/verification.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { openProduct, type Replies, refused, verified } from '#tests/setup/openProduct.tsx';

const says = async (text: string | RegExp) => expect((await screen.findAllByText(text))[0]).toBeVisible();
const password = /password|mot de passe/i;

/** What the specification's catalogue says about one's own account (spec §8). */
describe.each(languages)('in %s', (language) => {
  const told = <T,>(both: Readonly<Record<Language, T>>): T => both[language];
  const open = (address: string, replies: Replies, user = verified) =>
    openProduct(address, { user, replies, language });

  test('new terms that could not be agreed to say so, and can be again (ERR-17)', async () => {
    const unread = userFixture({ ...verified, profile: { ...verified.profile, readTermsAndCondition: '0' } });
    await open('/dashboard', [[updateUser, () => refused('serviceUnavailable')]], unread);
    const gate = within(await screen.findByRole('alertdialog'));
    const agree = gate.getByRole('button', { name: told({ en: 'Agree & Continue', fr: 'Accepter et continuer' }) });
    await userEvent.click(agree);
    const sentence = told({ en: 'Could not submit agreement', fr: 'Impossible d’envoyer votre accord' });
    expect(await gate.findByText(sentence)).toBeVisible();
    expect(agree).toBeEnabled();
  });

  test('a person who cannot be read is told so once, and can leave (SHL-10, ERR-05)', async () => {
    await open('/dashboard', [[readUser, () => refused('notFound')]]);
    const name = told({ en: 'Error Occurred', fr: 'Impossible de charger votre compte' });
    const trouble = await screen.findByRole('alertdialog', { name });
    expect(trouble).toHaveTextContent(
      told({
        en: 'An error has occurred please log out and try again.',
        fr: 'Une erreur est survenue. Déconnectez-vous, puis réessayez.',
      }),
    );
    expect(trouble.textContent?.split(name), 'the heading is not said again below').toHaveLength(2);
  });

  test('an account that is blocked says what that is, why, by when and where the money is, with a way to us (AUT-21, peers 31)', async () => {
    await openProduct('/sign-in', { language, replies: [[signIn, () => refused('accountBlocked')]] });
    await userEvent.type(await screen.findByRole('textbox'), 'ama@example.com');
    await userEvent.type(screen.getByLabelText(password, { selector: 'input' }), 'Oil-Lamp-9{Enter}');
    const sentence = {
      en: 'Your account is blocked. Contact us and we’ll help.',
      fr: 'Votre compte est bloqué. Contactez-nous, nous vous aiderons.',
    };
    await says(told(sentence));
    const facts = screen.getByRole('region', { name: told({ en: 'What this means', fr: 'Ce que cela veut dire' }) });
    for (const fact of told({
      en: [/can’t sign in or start a transfer/, /legally required/, /are on hold with us/, /answer within 24 hours/],
      fr: [/ni vous connecter ni commencer/, /la loi l’exige/, /suspendus chez nous/, /répondons sous 24\sheures/],
    })) {
      expect(facts).toHaveTextContent(fact);
    }
    const [contact] = screen.getAllByRole('link', { name: told({ en: 'Contact us', fr: 'Nous contacter' }) });
    expect(contact).toHaveAttribute('href', '/help');
  });

  /** Asked for two checks, of which none was begun. */
  const unchecked = userFixture({
    ...verified,
    meta: { verified: false },
    verifications: [
      { id: '0197a000-0000-7000-8000-0000000000f1', type: 'IDENTITY', status: 'PENDING' },
      { id: '0197a000-0000-7000-8000-0000000000f2', type: 'DOCUMENT', status: 'PENDING' },
    ],
  });
  const checking: Replies = [
    [requestVerificationDocuments, () => unchecked],
    [openVerificationWidget, () => refused('verificationUnavailable')],
  ];

  test('an identity that could not be verified, with the way to try again (KYC-16)', async () => {
    // Each person is told once while the page is open.
    const id = told({ en: verified.id, fr: '0197a000-0000-7000-8000-0000000000d7' });
    const again = { ...unchecked, id, meta: { ...unchecked.meta, verified: 'retry' } } as const;
    const { address } = await open('/dashboard', checking, again);
    const sentence = told({
      en: 'We were unable to verify your account',
      fr: 'Nous n’avons pas pu vérifier votre compte',
    });
    const toast = (await screen.findByText(sentence)).closest<HTMLElement>('[role="alertdialog"]');
    if (!toast) throw new Error('It is no toast');
    const verify = told({ en: 'Verify now', fr: 'Vérifier mon identité' });
    await userEvent.click(within(toast).getByRole('button', { name: verify }));
    await waitFor(() => expect(address()).toBe('/verification'));
  });

  test('an identity check that does not answer (ERR-26)', async () => {
    await open('/verification', checking, unchecked);
    await userEvent.click(await screen.findByRole('button', { name: told({ en: 'Begin', fr: 'Commencer' }) }));
    const sentence = {
      en: /^Unable to generate verification token. The identity check isn’t answering/,
      fr: /^La vérification d’identité ne répond pas/,
    };
    await says(told(sentence));
  });

  test('a profile that could not be updated, then was (ERR-14, ERR-30)', async () => {
    const user = userFixture({ ...verified, profile: { ...verified.profile, gender: 'female' } });
    const updated = vi.fn(() => user).mockImplementationOnce(() => refused('unexpected'));
    const replies: Replies = [
      [signIn, () => ({ user })],
      [updateUser, updated],
    ];
    await open('/edit-profile', replies, user);
    const save = async () => {
      const dialog = within(
        await screen.findByRole('dialog', { name: told({ en: 'Edit profile', fr: 'Modifier le profil' }) }),
      );
      await userEvent.click(dialog.getByRole('button', { name: told({ en: 'Save changes', fr: 'Enregistrer' }) }));
      const question = within(await screen.findByRole('alertdialog', { name: /^(Is it you|Est-ce bien vous)/ }));
      await userEvent.type(question.getByLabelText(password, { selector: 'input' }), 'Oil-9');
      await userEvent.click(question.getByRole('button', { name: told({ en: 'Continue', fr: 'Continuer' }) }));
    };
    await save();
    await says(told({ en: 'Could not update profile', fr: 'Impossible de mettre à jour le profil' }));
    await save();
    await says(told({ en: 'Profile updated', fr: 'Profil mis à jour' }));
  });

  test('a password that could not be changed, then was (ERR-08, ERR-35)', async () => {
    const name = told({ en: 'Change password', fr: 'Changer le mot de passe' });
    const changed = vi.fn(() => ({ done: true })).mockImplementationOnce(() => refused('oldPasswordWrong'));
    await open('/change-password', [[changePassword, changed]]);
    const dialog = within(await screen.findByRole('dialog', { name }));
    for (const field of dialog.getAllByLabelText(password, { selector: 'input' })) {
      await userEvent.type(field, 'Lamp-7-Oil');
    }
    await userEvent.click(dialog.getByRole('button', { name }));
    await says(told({ en: 'Could not change password', fr: 'Impossible de changer le mot de passe' }));
    await userEvent.click(dialog.getByRole('button', { name }));
    await says(told({ en: 'Password changed', fr: 'Mot de passe modifié' }));
  });

  test('a setting that could not be updated, then was (ERR-15, ERR-31)', async () => {
    const signedIn = vi.fn(() => ({ user: verified })).mockImplementationOnce(() => refused('credentialsWrong'));
    await open('/settings', [
      [signIn, signedIn],
      [updateSettings, () => verified],
    ]);
    await userEvent.click(
      await screen.findByRole('switch', { name: told({ en: /News and offers/, fr: /Nouveautés et offres/ }) }),
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByLabelText(password, { selector: 'input' }), 'wrong');
    const confirm = dialog.getByRole('button', { name: told({ en: 'Confirm', fr: 'Confirmer' }) });
    await userEvent.click(confirm);
    const sentence = told({ en: 'Could not update setting', fr: 'Impossible d’enregistrer le paramètre' });
    await says(sentence);
    await userEvent.click(confirm);
    await says(told({ en: 'Updated', fr: 'Enregistré' }));
  });
});
