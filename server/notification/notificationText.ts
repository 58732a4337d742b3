import { z } from 'zod';
import type { Language } from '#contract/protocol/language.ts';
import { currencies } from '#domain/money/currency.ts';
import type { NotificationType } from '#domain/notification/notificationType.ts';
import { type TransferNews, transferNews } from '#domain/transfer/transferNews.ts';
import { type RetryReason, retryReasons } from '#domain/verification/retryReason.ts';
import { amountTo } from '../messages/amountTo.ts';
import { identityNewsSentence } from '../messages/identityTexts.ts';
import { transferNewsSentence } from '../messages/transferNewsTexts.ts';

const moneyKept = z.object({ currency: z.enum(currencies), minor: z.int() });

/** What a notification keeps beside its type; the amounts of a transfer never change and stay with it. */
export const notificationFacts = z.strictObject({
  recipientName: z.string().optional(),
  reason: z.enum(retryReasons).optional(),
  /** What was waited for, where it was no transfer. */
  paid: moneyKept.optional(),
  received: moneyKept.optional(),
  /** The page it leads to. */
  path: z.string().optional(),
});
export type NotificationFacts = z.infer<typeof notificationFacts>;

type Told = {
  readonly type: NotificationType;
  readonly facts: NotificationFacts;
  /** Written out for the reader. */
  readonly sent: string;
  readonly received: string;
  readonly total: string;
};

type Sentence = (
  facts: Omit<Told, 'type' | 'facts'> & { readonly recipientName: string; readonly reason: RetryReason },
) => string;
type OtherTypes = Exclude<NotificationType, TransferNews>;

const others: Record<Language, Record<OtherTypes, Sentence>> = {
  en: {
    identityApproved: () => identityNewsSentence('en'),
    identityRetry: ({ reason }) => identityNewsSentence('en', reason),
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
    identityApproved: () => identityNewsSentence('fr'),
    identityRetry: ({ reason }) => identityNewsSentence('fr', reason),
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

/** Made when it is read, so that it is in the reader's language of the day (LNG-01). */
export function notificationText({ type, facts, ...amounts }: Told, language: Language): string {
  const recipientName = facts.recipientName ?? '';
  if (isTransferNews(type)) return transferNewsSentence(type, { recipientName, ...amounts }, language);
  return others[language][type]({ recipientName, reason: facts.reason ?? 'other', ...amounts });
}

const isTransferNews = (type: NotificationType): type is TransferNews => transferNews.some((news) => news === type);
