import type { Texts } from '../web/language.ts';

export const mailboxTexts: Texts<{
  title: string;
  intro: string;
  filter: string;
  show: string;
  showAll: string;
  emptyTitle: string;
  empty: string;
  emptyFor: string;
  email: string;
  sms: string;
  to: string;
  copyCode: string;
  copied: string;
  codeIs: string;
  designed: string;
  newMessages: string;
  list: string;
  older: (count: number) => string;
}> = {
  en: {
    title: 'Mailbox',
    intro: 'Every e-mail and text message the app sends arrives here: this page is your phone and your inbox.',
    filter: 'E-mail address or phone number',
    show: 'Show',
    showAll: 'Show all messages',
    emptyTitle: 'No messages yet',
    empty:
      'When you sign up, sign in or send money in the app, its codes and receipts show up here. Leave this page open.',
    emptyFor: 'Nothing has been sent to this address yet. New messages show up here by themselves.',
    email: 'E-mail',
    sms: 'Text message',
    to: 'To',
    copyCode: 'Copy code',
    copied: 'Copied',
    codeIs: 'Code',
    designed: 'View as designed',
    newMessages: 'New messages: ',
    list: 'Messages, newest first',
    older: (count) => (count === 1 ? '1 older message' : `${count} older messages`),
  },
  fr: {
    title: 'Boîte de réception',
    intro:
      'Chaque e-mail et chaque SMS envoyé par l’application arrive ici : cette page est votre téléphone et votre messagerie.',
    filter: 'Adresse e-mail ou numéro de téléphone',
    show: 'Afficher',
    showAll: 'Afficher tous les messages',
    emptyTitle: 'Aucun message pour l’instant',
    empty:
      'Quand vous vous inscrivez, vous connectez ou envoyez de l’argent dans l’application, ses codes et ses reçus apparaissent ici. Laissez cette page ouverte.',
    emptyFor: 'Rien n’a encore été envoyé à cette adresse. Les nouveaux messages apparaissent ici d’eux-mêmes.',
    email: 'E-mail',
    sms: 'SMS',
    to: 'À',
    copyCode: 'Copier le code',
    copied: 'Copié',
    codeIs: 'Code',
    designed: 'Voir la mise en page',
    newMessages: 'Nouveaux messages : ',
    list: 'Messages, du plus récent au plus ancien',
    older: (count) => (count === 1 ? '1 message plus ancien' : `${count} messages plus anciens`),
  },
};
