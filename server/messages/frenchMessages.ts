import { promisesIn } from '#contract/quote/promisedTimes.ts';
import { rateHeldMinutes } from '#domain/service/promises.ts';
import { accountBlockTexts } from './accountBlockTexts.ts';
import { accountClosedText } from './accountClosedTexts.ts';
import { factorTexts } from './factorTexts.ts';
import { identityNewsText } from './identityTexts.ts';
import type { MessageTexts } from './message.ts';
import { operatorTexts } from './operatorTexts.ts';
import { paragraphsOf } from './paragraphsOf.ts';
import { transferNewsText } from './transferNewsTexts.ts';

const { codeLife, helpReply } = promisesIn('fr');
const notYou = 'Vous n’avez rien demandé ? Ignorez ce message : rien ne change sans le code.';
const neverShare = 'Gardez ce code pour vous. Personne chez Sawa ne vous le demandera.';

export const frenchMessages: MessageTexts = {
  transferNews: transferNewsText('fr'),
  ...accountBlockTexts('fr'),
  accountClosed: accountClosedText('fr'),
  ...factorTexts('fr'),
  ...operatorTexts('fr'),
  identityNews: identityNewsText('fr'),
  accountCode: ({ firstName, code, link }) => ({
    subject: `${code} est votre code Sawa`,
    paragraphs: [`Bonjour ${firstName},`, `Saisissez ce code pour confirmer votre compte. Il est valable ${codeLife}.`],
    code,
    action: { label: 'Confirmer mon compte', link },
    notes: [neverShare, notYou],
    sms: `${code} est votre code Sawa, valable ${codeLife}. Ne le communiquez à personne.`,
  }),
  accountExists: ({ signInLink, resetLink }) => ({
    subject: 'Vous avez déjà un compte Sawa',
    paragraphs: [
      'Bonjour,',
      'Quelqu’un vient d’essayer d’ouvrir un compte Sawa avec cette adresse, et il en existe déjà un. Si c’était vous, connectez-vous.',
    ],
    action: { label: 'Se connecter', link: signInLink },
    notes: [
      `Vous avez oublié votre mot de passe ? Choisissez-en un nouveau : ${resetLink}`,
      'Si ce n’était pas vous, vous n’avez rien à faire : votre compte n’a pas changé.',
    ],
    sms: `Ce numéro a déjà un compte Sawa. Connectez-vous : ${signInLink}`,
  }),
  passwordReset: ({ code, link }) => ({
    subject: `${code} est votre code Sawa pour le mot de passe`,
    paragraphs: ['Bonjour,', `Saisissez ce code pour choisir un nouveau mot de passe. Il est valable ${codeLife}.`],
    code,
    action: { label: 'Choisir un nouveau mot de passe', link },
    notes: [neverShare, 'Vous n’avez rien demandé ? Ignorez ce message : votre mot de passe reste le même.'],
    sms: `${code} est votre code Sawa pour le mot de passe, valable ${codeLife}. Ne le communiquez à personne.`,
  }),
  newEmailCode: ({ code, link }) => ({
    subject: `${code} confirme votre e-mail chez Sawa`,
    paragraphs: [
      'Bonjour,',
      `Saisissez ce code pour vous connecter désormais à Sawa avec cet e-mail. Il est valable ${codeLife}.`,
    ],
    code,
    action: { label: 'Confirmer cet e-mail', link },
    notes: [neverShare, notYou],
    sms: `${code} confirme votre e-mail chez Sawa, valable ${codeLife}. Ne le communiquez à personne.`,
  }),
  phoneCode: ({ code }) => ({
    subject: `${code} confirme votre téléphone chez Sawa`,
    paragraphs: ['Bonjour,', `Saisissez ce code pour confirmer votre numéro de téléphone. Il est valable ${codeLife}.`],
    code,
    notes: [neverShare, notYou],
    sms: `${code} confirme votre numéro chez Sawa, valable ${codeLife}. Ne le communiquez à personne.`,
  }),
  complaintReceived: ({ caseNumber, answerBy, link }) => ({
    subject: `Votre réclamation ${caseNumber}`,
    paragraphs: [
      'Bonjour,',
      `Nous avons bien reçu votre réclamation. Son numéro est ${caseNumber} ; indiquez-le quand vous nous écrivez ou nous appelez.`,
      `Quelqu’un vous répond sous ${helpReply}. Notre réponse définitive vous parvient le ${answerBy} au plus tard.`,
    ],
    action: { label: 'Voir où elle en est', link },
    notes: [
      'Notre réponse ne vous convient pas, ou vous n’en avez pas reçu à cette date ? Vous pouvez saisir le médiateur, gratuitement.',
    ],
    sms: `Sawa a bien votre réclamation ${caseNumber}. Réponse le ${answerBy} au plus tard.`,
  }),
  complaintAnswered: ({ caseNumber, answer, ombudsmanUntil }) => ({
    subject: `Notre réponse à votre réclamation ${caseNumber}`,
    paragraphs: [
      'Bonjour,',
      `Voici notre réponse définitive à votre réclamation ${caseNumber}.`,
      ...paragraphsOf(answer),
    ],
    notes: [
      `Cette réponse ne vous convient pas ? Vous pouvez saisir le médiateur, gratuitement, jusqu’au ${ombudsmanUntil}.`,
    ],
    sms: `Sawa, réclamation ${caseNumber} : ${answer} Pas d’accord ? Le médiateur est gratuit jusqu’au ${ombudsmanUntil}.`,
  }),
  supportAnswered: ({ firstName, answer, link }) => ({
    subject: 'Sawa a répondu à votre message',
    paragraphs: [
      `Bonjour ${firstName},`,
      'Voici la réponse à ce que vous avez écrit dans le guide :',
      ...paragraphsOf(answer),
    ],
    action: { label: 'Répondre dans le guide', link },
    notes: [],
    sms: `Sawa a répondu à votre message. La réponse est dans le guide : ${link}`,
  }),
  guideReminder: ({ firstName, link }) => ({
    subject: 'Votre transfert vous attend',
    paragraphs: [
      `Bonjour ${firstName},`,
      'Vous nous avez demandé de vous rappeler le transfert que vous avez commencé. Vos réponses sont enregistrées, et rien n’a été envoyé ni débité.',
    ],
    action: { label: 'Continuer dans le guide', link },
    notes: ['C’est le seul rappel. Si vous avez changé d’avis, vous n’avez rien à faire.'],
    sms: `Vous avez demandé ce rappel à Sawa : votre transfert vous attend. ${link}`,
  }),
  rateAlertMet: ({ firstName, received, most, link, stopLink }) => ({
    subject: `${received} pour ${most} au plus : votre prix est là`,
    paragraphs: [
      `Bonjour ${firstName},`,
      `Vous vouliez savoir quand ${received} coûtent au plus ${most}, tous frais compris. C’est le cas en ce moment.`,
      `Les taux changent toute la journée : le prix peut être plus élevé à l’ouverture du devis. Le devis garde son taux ${rateHeldMinutes} minutes.`,
    ],
    action: { label: 'Ouvrir le devis', link },
    notes: [`Cette alerte est terminée. Pour arrêter vos autres alertes et rappels : ${stopLink}`],
    sms: `Sawa : ${received} pour ${most} au plus. Devis : ${link}`,
  }),
  sendReminder: ({ firstName, received, link, stopLink }) => ({
    subject: `Votre rappel pour envoyer ${received}`,
    paragraphs: [
      `Bonjour ${firstName},`,
      `Vous vouliez un rappel aujourd’hui pour envoyer ${received}.`,
      'Rien n’est envoyé tant que vous ne le faites pas : ce lien ouvre un devis au prix du jour.',
    ],
    action: { label: 'Ouvrir le devis', link },
    notes: [`Pour arrêter vos alertes et rappels : ${stopLink}`],
    sms: `Sawa : c’est le jour d’envoyer ${received}. Rien n’est envoyé sans vous : ${link}`,
  }),
  businessInvitation: ({ link }) => ({
    subject: 'Une invitation à rejoindre Sawa',
    paragraphs: ['Bonjour,', 'Une entreprise qui envoie de l’argent avec Sawa vous invite à faire de même.'],
    action: { label: 'Créer mon compte', link },
    notes: ['Vous ne savez pas pourquoi vous recevez ce message ? Ne faites rien : aucun compte n’a été créé.'],
    sms: `Une entreprise vous invite à rejoindre Sawa : ${link}`,
  }),
  passwordChanged: ({ firstName, resetLink }) => ({
    subject: 'Votre mot de passe Sawa a été modifié',
    paragraphs: [
      `Bonjour ${firstName},`,
      'Le mot de passe de votre compte Sawa vient d’être modifié, et tous vos autres appareils ont été déconnectés.',
      'Si c’était vous, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe et contactez-nous.',
    ],
    action: { label: 'Ce n’était pas moi : choisir un mot de passe', link: resetLink },
    sms: `Votre mot de passe Sawa a été modifié. Ce n’était pas vous ? Choisissez-en un nouveau : ${resetLink}`,
  }),
  signedIn: ({ firstName, at, resetLink }) => ({
    subject: 'Nouvelle connexion à votre compte Sawa',
    paragraphs: [
      `Bonjour ${firstName},`,
      `Quelqu’un s’est connecté à votre compte le ${at}, avec votre mot de passe, depuis un navigateur que nous ne connaissions pas.`,
      'Si c’était vous, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe : tous vos appareils seront déconnectés.',
    ],
    action: { label: 'Ce n’était pas moi : choisir un mot de passe', link: resetLink },
    sms: `Nouvelle connexion à Sawa le ${at}. Pas vous ? Changez de mot de passe : ${resetLink}`,
  }),
  recipientChanged: ({ firstName, oldName, newName, minutes, stopLink }) => ({
    subject: 'Le bénéficiaire de votre transfert a changé',
    paragraphs: [
      `Bonjour ${firstName},`,
      `Votre transfert destiné à ${oldName} ira désormais à ${newName}.`,
      minutes > 0
        ? `Si ce changement vient de vous, vous n’avez rien à faire. Nous attendrons au moins ${minutes === 1 ? 'une minute' : `${minutes} minutes`} avant de verser l’argent, pour vous laisser le temps de l’arrêter.`
        : 'Si ce changement vient de vous, vous n’avez rien à faire.',
      'Sinon, annulez le transfert tout de suite et choisissez un nouveau mot de passe.',
    ],
    action: { label: 'Voir ou annuler le transfert', link: stopLink },
    sms: `Sawa : votre transfert pour ${oldName} ira à ${newName}. Pas vous ? Annulez-le : ${stopLink}`,
  }),
  recipientAdded: ({ firstName, recipientName, resetLink }) => ({
    subject: `${recipientName} fait partie de vos bénéficiaires`,
    paragraphs: [
      `Bonjour ${firstName},`,
      `${recipientName} compte maintenant parmi les personnes à qui vous pouvez envoyer de l’argent.`,
      'Si cet ajout vient de vous, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe et contactez-nous.',
    ],
    action: { label: 'Ce n’était pas moi : choisir un mot de passe', link: resetLink },
    sms: `Sawa : ${recipientName} fait partie de vos bénéficiaires. Pas vous ? Changez de mot de passe : ${resetLink}`,
  }),
};
