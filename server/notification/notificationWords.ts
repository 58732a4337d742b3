import type { Language } from '#contract/protocol/language.ts';
import type { identityNews, NotificationType } from '#domain/notification/notificationType.ts';
import type { TransferNews } from '#domain/transfer/transferNews.ts';
import { amountTo } from '../messages/amountTo.ts';

/** Amounts are written out for the reader. */
type Facts = Readonly<Record<'sent' | 'received' | 'total' | 'recipientName', string>>;

/** The others are worded as their e-mails are. */
type NewsWithOwnWords = Exclude<NotificationType, TransferNews | (typeof identityNews)[number]>;

export type NotificationWords = Readonly<Record<NewsWithOwnWords, (facts: Facts) => string>>;

export const notificationWords: Readonly<Record<Language, NotificationWords>> = {
  en: {
    recipientChanged: ({ recipientName }) =>
      `Your transfer will now go to ${recipientName}. If it wasn’t you, cancel it now and choose a new password.`,
    recipientAdded: ({ recipientName }) =>
      `${recipientName} was added to your recipients. If it wasn’t you, choose a new password now.`,
    signedIn: () =>
      'Somebody signed in with your password from a new browser. If it wasn’t you, choose a new password now.',
    passwordChanged: () => 'Your password was changed. If it wasn’t you, contact us now.',
    factorAdded: () =>
      'A passkey or authenticator app was added to your account. If it wasn’t you, choose a new password now.',
    factorRemoved: () =>
      'A passkey or authenticator app was removed from your account. If it wasn’t you, choose a new password now.',
    factorRemovalDue: () =>
      'Your password was reset, so your passkeys and codes will be removed. If it wasn’t you, choose “Keep them” in your settings.',
    rateAlertMet: ({ received, total, recipientName }) =>
      `Right now, ${amountTo(received, recipientName, 'en')} costs ${total} or less, all fees included. Open a quote to hold the rate.`,
    sendReminder: ({ received, recipientName }) =>
      `It’s your day to send ${amountTo(received, recipientName, 'en')}. Nothing is sent until you do.`,
    supportAnswered: () => 'We’ve answered your message. Open the guide to read it and to reply.',
    factorsRemoved: () =>
      'Your passkeys and codes were removed after your password was reset. Add new ones in your settings.',
  },
  fr: {
    recipientChanged: ({ recipientName }) =>
      `Votre transfert ira désormais à ${recipientName}. Si ce n’était pas vous, annulez-le tout de suite et choisissez un nouveau mot de passe.`,
    recipientAdded: ({ recipientName }) =>
      `${recipientName} fait désormais partie de vos bénéficiaires. Si ce n’était pas vous, choisissez un nouveau mot de passe tout de suite.`,
    signedIn: () =>
      'Quelqu’un s’est connecté avec votre mot de passe depuis un nouveau navigateur. Si ce n’était pas vous, choisissez un nouveau mot de passe tout de suite.',
    passwordChanged: () =>
      'Le mot de passe de votre compte a été modifié. Si ce n’était pas vous, contactez-nous tout de suite.',
    factorAdded: () =>
      'Une clé d’accès ou une application d’authentification a été ajoutée à votre compte. Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.',
    factorRemoved: () =>
      'Une clé d’accès ou une application d’authentification a été supprimée de votre compte. Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.',
    factorRemovalDue: () =>
      'Votre mot de passe a été réinitialisé : vos clés d’accès et vos codes vont être supprimés. Si ce n’était pas vous, choisissez « Les conserver » dans vos paramètres.',
    rateAlertMet: ({ received, total, recipientName }) =>
      `En ce moment, ${amountTo(received, recipientName, 'fr')} coûtent au plus ${total}, tous frais compris. Ouvrez un devis pour garder le taux.`,
    sendReminder: ({ received, recipientName }) =>
      `C’est le jour d’envoyer ${amountTo(received, recipientName, 'fr')}. Rien n’est envoyé tant que vous ne le faites pas.`,
    supportAnswered: () => 'Nous avons répondu à votre message. Ouvrez le guide pour lire notre réponse et y répondre.',
    factorsRemoved: () =>
      'Vos clés d’accès et vos codes ont été supprimés après la réinitialisation de votre mot de passe. Ajoutez-en de nouveaux dans vos paramètres.',
  },
};
