import type { Language } from '#contract/protocol/language.ts';
import { amountTo } from '../messages/amountTo.ts';
import type { NotificationWords } from './notificationWords.ts';

/** The same for whoever chose simple words (decision 158). */
export const simpleNotificationWords: Readonly<Record<Language, NotificationWords>> = {
  en: {
    recipientChanged: ({ recipientName }) =>
      `Your transfer will now go to ${recipientName}. Was it you? If not, cancel it now. Then choose a new password.`,
    recipientAdded: ({ recipientName }) =>
      `${recipientName} is now one of your recipients. Was it you? If not, choose a new password now.`,
    signedIn: () =>
      'Somebody signed in with your password on a new browser. Was it you? If not, choose a new password now.',
    passwordChanged: () => 'Your password was changed. Was it you? If not, contact us now.',
    factorAdded: () =>
      'Your account has a new passkey or app for codes. Was it you? If not, choose a new password now.',
    factorRemoved: () =>
      'A passkey or app for codes is gone from your account. Was it you? If not, choose a new password now.',
    factorRemovalDue: () =>
      'Your password was reset. So we’ll remove your passkeys and codes. Was it you? If not, choose “Keep them” in your settings.',
    rateAlertMet: ({ received, total, recipientName }) =>
      `Right now, ${amountTo(received, recipientName, 'en')} costs ${total} or less. All fees are in it. Open a quote to hold the rate.`,
    sendReminder: ({ received, recipientName }) =>
      `It’s your day to send ${amountTo(received, recipientName, 'en')}. Nothing is sent until you do it.`,
    supportAnswered: () => 'We’ve answered you. Open the guide to read it. You can reply there.',
    factorsRemoved: () =>
      'Your password was reset. So we’ve removed your passkeys and codes. Add new ones in your settings.',
  },
  fr: {
    recipientChanged: ({ recipientName }) =>
      `Votre transfert ira maintenant à ${recipientName}. Ce n’était pas vous ? Annulez-le tout de suite. Puis changez de mot de passe.`,
    recipientAdded: ({ recipientName }) =>
      `Vous pouvez maintenant envoyer de l’argent à ${recipientName}. Ce n’était pas vous ? Changez tout de suite de mot de passe.`,
    signedIn: () =>
      'Quelqu’un s’est connecté avec votre mot de passe. Ce navigateur est nouveau. Ce n’était pas vous ? Changez tout de suite de mot de passe.',
    passwordChanged: () => 'Votre mot de passe a changé. Ce n’était pas vous ? Contactez-nous tout de suite.',
    factorAdded: () =>
      'Votre compte a une nouvelle clé d’accès ou une nouvelle application pour les codes. Ce n’était pas vous ? Changez tout de suite de mot de passe.',
    factorRemoved: () =>
      'Une clé d’accès ou une application pour les codes a été retirée. Ce n’était pas vous ? Changez tout de suite de mot de passe.',
    factorRemovalDue: () =>
      'Votre mot de passe a été changé par message. Nous allons supprimer vos clés d’accès et vos codes. Ce n’était pas vous ? Choisissez « Les conserver » dans vos paramètres.',
    rateAlertMet: ({ received, total, recipientName }) =>
      `En ce moment, ${amountTo(received, recipientName, 'fr')} coûtent ${total} au plus. Tous les frais sont compris. Ouvrez un devis pour garder le taux.`,
    sendReminder: ({ received, recipientName }) =>
      `C’est le jour d’envoyer ${amountTo(received, recipientName, 'fr')}. Rien n’est envoyé sans vous.`,
    supportAnswered: () => 'Nous vous avons répondu. Ouvrez le guide pour lire. Vous pouvez y répondre.',
    factorsRemoved: () =>
      'Votre mot de passe a été changé par message. Nous avons donc supprimé vos clés d’accès et vos codes. Ajoutez-en d’autres dans vos paramètres.',
  },
};
