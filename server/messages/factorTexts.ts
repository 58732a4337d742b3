import type { Language } from '#contract/protocol/language.ts';
import type { FactorKind } from '#domain/security/factorKind.ts';
import type { MessageTexts } from './message.ts';

type FactorTexts = Pick<MessageTexts, 'factorAdded' | 'factorRemoved' | 'factorRemovalDue' | 'factorsRemoved'>;

/** What came or went, to stand in a sentence. */
export const factorNames: Readonly<Record<Language, Record<FactorKind, string>>> = {
  en: { passkey: 'a passkey', authenticator: 'an authenticator app' },
  fr: { passkey: 'une clé d’accès', authenticator: 'une application d’authentification' },
};

const texts: Readonly<Record<Language, FactorTexts>> = {
  en: {
    factorAdded: ({ firstName, factor, resetLink }) => ({
      subject: `You added ${factor} to Sawa`,
      paragraphs: [
        `Hello ${firstName},`,
        `Your account now has ${factor}. We’ll ask for it when you sign in on a new browser and before you send money.`,
        'If this was you, you don’t need to do anything. If it wasn’t, choose a new password now and contact us.',
      ],
      action: { label: 'It wasn’t me: choose a new password', link: resetLink },
      sms: `Sawa: ${factor} was added to your account. Not you? Choose a new password: ${resetLink}`,
    }),
    factorRemoved: ({ firstName, factor, resetLink }) => ({
      subject: `You removed ${factor} from Sawa`,
      paragraphs: [
        `Hello ${firstName},`,
        `We’ve removed ${factor} from your account, so it can’t be used to sign in or confirm anything.`,
        'If this was you, you don’t need to do anything. If it wasn’t, choose a new password now and contact us.',
      ],
      action: { label: 'It wasn’t me: choose a new password', link: resetLink },
      sms: `Sawa: ${factor} was removed from your account. Not you? Choose a new password: ${resetLink}`,
    }),
    factorRemovalDue: ({ firstName, at, keepLink }) => ({
      subject: 'Your passkeys and codes will be removed from Sawa',
      paragraphs: [
        `Hello ${firstName},`,
        `Somebody reset your password by a message. In case you’ve lost your passkeys and codes, we’ll remove them on ${at}. Until then they protect your account as before.`,
        'If you still have them, sign in with one and they stay. If you didn’t reset your password, open your settings on a device where you’re signed in and choose “Keep them”.',
      ],
      action: { label: 'Keep them: open settings', link: keepLink },
      sms: `Sawa: your password was reset. We’ll remove passkeys and codes on ${at}. Keep them: ${keepLink}`,
    }),
    factorsRemoved: ({ firstName, settingsLink }) => ({
      subject: 'Your passkeys and codes were removed from Sawa',
      paragraphs: [
        `Hello ${firstName},`,
        'Your password was reset, and nobody chose to keep your passkeys and codes, so we’ve removed them. Your password alone signs you in now.',
        'Add a new passkey in your settings. If you didn’t reset your password, contact us now.',
      ],
      action: { label: 'Add a passkey', link: settingsLink },
      sms: `Sawa: your passkeys and codes were removed after your password was reset. Add new ones: ${settingsLink}`,
    }),
  },
  fr: {
    factorAdded: ({ firstName, factor, resetLink }) => ({
      subject: `Vous avez ajouté ${factor} à Sawa`,
      paragraphs: [
        `Bonjour ${firstName},`,
        `Votre compte dispose maintenant d’${factor}. Nous vous la demanderons quand vous vous connecterez depuis un nouveau navigateur et avant d’envoyer de l’argent.`,
        'Si c’était vous, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe et contactez-nous.',
      ],
      action: { label: 'Ce n’était pas moi : choisir un mot de passe', link: resetLink },
      sms: `Sawa : ${factor} a été ajoutée à votre compte. Pas vous ? Changez de mot de passe : ${resetLink}`,
    }),
    factorRemoved: ({ firstName, factor, resetLink }) => ({
      subject: `Vous avez supprimé ${factor} de Sawa`,
      paragraphs: [
        `Bonjour ${firstName},`,
        `Nous avons supprimé ${factor} de votre compte : elle ne permet plus de se connecter ni de confirmer une opération.`,
        'Si c’était vous, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe et contactez-nous.',
      ],
      action: { label: 'Ce n’était pas moi : choisir un mot de passe', link: resetLink },
      sms: `Sawa : ${factor} a été supprimée. Pas vous ? Changez de mot de passe : ${resetLink}`,
    }),
    factorRemovalDue: ({ firstName, at, keepLink }) => ({
      subject: 'Vos clés d’accès et vos codes Sawa vont être supprimés',
      paragraphs: [
        `Bonjour ${firstName},`,
        `Quelqu’un a réinitialisé votre mot de passe par message. Au cas où vous auriez perdu vos clés d’accès et vos codes, nous les supprimerons le ${at}. D’ici là, ils protègent votre compte comme avant.`,
        'Si vous les avez toujours, connectez-vous avec l’un d’eux : ils seront conservés. Si vous n’avez pas réinitialisé votre mot de passe, ouvrez vos paramètres sur un appareil où vous êtes connecté et choisissez « Les conserver ».',
      ],
      action: { label: 'Les conserver : ouvrir les paramètres', link: keepLink },
      sms: `Sawa : mot de passe réinitialisé. Clés et codes supprimés le ${at}. Les garder : ${keepLink}`,
    }),
    factorsRemoved: ({ firstName, settingsLink }) => ({
      subject: 'Vos clés d’accès et vos codes Sawa ont été supprimés',
      paragraphs: [
        `Bonjour ${firstName},`,
        'Votre mot de passe a été réinitialisé et personne n’a choisi de conserver vos clés d’accès et vos codes : nous les avons supprimés. Votre mot de passe suffit désormais pour vous connecter.',
        'Ajoutez une nouvelle clé d’accès dans vos paramètres. Si vous n’avez pas réinitialisé votre mot de passe, contactez-nous tout de suite.',
      ],
      action: { label: 'Ajouter une clé d’accès', link: settingsLink },
      sms: `Sawa : vos clés d’accès et codes ont été supprimés après une réinitialisation. Ajoutez-en : ${settingsLink}`,
    }),
  },
};

/** Told when a second factor comes or goes, and before and after a reset takes it off. */
export const factorTexts = (language: Language): FactorTexts => texts[language];
