import type { MessageTexts } from './message.ts';
import { transferNewsText } from './transferNewsTexts.ts';

const notYou = 'Vous n’avez rien demandé ? Ignorez ce message : rien ne change sans le code.';
const neverShare = 'Gardez ce code pour vous. Personne chez Sawa ne vous le demandera.';

export const frenchMessages: MessageTexts = {
  transferNews: transferNewsText('fr'),
  accountCode: ({ firstName, code, link }) => ({
    subject: `${code} est votre code Sawa`,
    paragraphs: [`Bonjour ${firstName},`, 'Saisissez ce code pour confirmer votre compte. Il est valable 10 minutes.'],
    code,
    action: { label: 'Confirmer mon compte', link },
    notes: [neverShare, notYou],
    sms: `${code} est votre code Sawa, valable 10 minutes. Ne le communiquez à personne.`,
  }),
  accountExists: ({ signInLink, resetLink }) => ({
    subject: 'Vous avez déjà un compte Sawa',
    paragraphs: [
      'Bonjour,',
      'Quelqu’un vient d’essayer d’ouvrir un compte Sawa avec cette adresse, et il en existe déjà un. Si c’était vous, connectez-vous.',
    ],
    action: { label: 'Se connecter', link: signInLink },
    notes: [
      `Vous ne connaissez plus votre mot de passe ? Choisissez-en un nouveau : ${resetLink}`,
      'Si ce n’était pas vous, vous n’avez rien à faire : votre compte n’a pas changé.',
    ],
    sms: `Ce numéro a déjà un compte Sawa. Connectez-vous : ${signInLink}`,
  }),
  passwordReset: ({ code, link }) => ({
    subject: `${code} est votre code Sawa pour le mot de passe`,
    paragraphs: ['Bonjour,', 'Saisissez ce code pour choisir un nouveau mot de passe. Il est valable 10 minutes.'],
    code,
    action: { label: 'Choisir un nouveau mot de passe', link },
    notes: [neverShare, 'Vous n’avez rien demandé ? Ignorez ce message : votre mot de passe reste le même.'],
    sms: `${code} est votre code Sawa pour le mot de passe, valable 10 minutes. Ne le communiquez à personne.`,
  }),
  newEmailCode: ({ code, link }) => ({
    subject: `${code} confirme votre e-mail chez Sawa`,
    paragraphs: [
      'Bonjour,',
      'Saisissez ce code pour vous connecter désormais à Sawa avec cet e-mail. Il est valable 10 minutes.',
    ],
    code,
    action: { label: 'Confirmer cet e-mail', link },
    notes: [neverShare, notYou],
    sms: `${code} confirme votre e-mail chez Sawa, valable 10 minutes. Ne le communiquez à personne.`,
  }),
  phoneCode: ({ code }) => ({
    subject: `${code} confirme votre téléphone chez Sawa`,
    paragraphs: ['Bonjour,', 'Saisissez ce code pour confirmer votre numéro de téléphone. Il est valable 10 minutes.'],
    code,
    notes: [neverShare, notYou],
    sms: `${code} confirme votre numéro chez Sawa, valable 10 minutes. Ne le communiquez à personne.`,
  }),
  passwordChanged: ({ firstName, resetLink }) => ({
    subject: 'Votre mot de passe Sawa a été modifié',
    paragraphs: [
      `Bonjour ${firstName},`,
      'Le mot de passe de votre compte Sawa vient d’être modifié, et tous vos appareils ont été déconnectés.',
      'Si c’était vous, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe et contactez-nous.',
    ],
    action: { label: 'Ce n’était pas moi : choisir un mot de passe', link: resetLink },
    sms: `Votre mot de passe Sawa a été modifié. Ce n’était pas vous ? Choisissez-en un nouveau : ${resetLink}`,
  }),
};
