import { type Language, localeOf } from '#contract/protocol/language.ts';
import type { AccountNews } from '#domain/notification/notificationType.ts';
import type { FactorKind } from '#domain/security/factorKind.ts';
import type { Db } from '../database/open.ts';
import { factorNames } from '../messages/factorTexts.ts';
import type { MessageParams } from '../messages/message.ts';
import type { Messages } from '../messages/messages.ts';
import { addNotification } from '../notification/notificationStore.ts';
import { linksAt } from './links.ts';
import { readUserView } from './userView.ts';

type News =
  | { readonly type: Extract<AccountNews, 'recipientAdded'>; readonly recipientName: string }
  | {
      readonly type: Extract<AccountNews, 'recipientChanged'>;
      readonly transferId: string;
      readonly oldName: string;
      readonly recipientName: string;
      /** How long the money waits before it goes to them. */
      readonly minutes: number;
    }
  | { readonly type: Extract<AccountNews, 'signedIn'>; readonly at: Date }
  | { readonly type: Extract<AccountNews, 'factorAdded' | 'factorRemoved'>; readonly factor: FactorKind }
  /** `at`: when it is taken off unless somebody stops it. */
  | { readonly type: Extract<AccountNews, 'factorRemovalDue'>; readonly at: Date }
  | { readonly type: Extract<AccountNews, 'factorsRemoved'> };

type Telling = News & {
  /** Names the event: told again, it is told once. */
  readonly key: string;
  readonly userId: string;
};

export type TellAccount = (transaction: Db, telling: Telling) => Promise<void>;

/** Tells the owner of an account what was done with it, by message and among the notifications, with the doing itself. */
export function accountNewsTeller({ messages, baseUrl }: { messages: Messages; baseUrl: string }): TellAccount {
  const { forgotPassword: resetLink, transfer: transferLink, settings: settingsLink } = linksAt(baseUrl);
  return async (transaction, telling) => {
    const { key, userId, type } = telling;
    const { hasEmail, username, profile, settings } = await readUserView(transaction, userId);
    const { language, wording } = settings;
    const message = { id: key, channel: hasEmail ? 'email' : 'sms', to: username, language, wording } as const;
    const { firstName } = profile;
    switch (type) {
      case 'recipientAdded': {
        const { recipientName } = telling;
        const params: MessageParams['recipientAdded'] = { firstName, recipientName, resetLink };
        await messages.queue(transaction, { ...message, template: 'recipientAdded', params });
        await addNotification(transaction, { key, userId, type, facts: { recipientName } });
        return;
      }
      case 'recipientChanged': {
        const { transferId, oldName, recipientName, minutes } = telling;
        const params = { firstName, oldName, newName: recipientName, minutes, stopLink: transferLink(transferId) };
        await messages.queue(transaction, { ...message, template: 'recipientChanged', params });
        await addNotification(transaction, { key, userId, type, facts: { recipientName }, transferId });
        return;
      }
      case 'signedIn': {
        const params = { firstName, at: written(telling.at, language), resetLink };
        await messages.queue(transaction, { ...message, template: 'signedIn', params });
        await addNotification(transaction, { key, userId, type });
        return;
      }
      case 'factorAdded':
      case 'factorRemoved': {
        const params = { firstName, factor: factorNames[language][telling.factor], resetLink };
        await messages.queue(transaction, { ...message, template: type, params });
        await addNotification(transaction, { key, userId, type });
        return;
      }
      case 'factorRemovalDue': {
        const params = { firstName, at: written(telling.at, language), keepLink: settingsLink };
        await messages.queue(transaction, { ...message, template: type, params });
        await addNotification(transaction, { key, userId, type });
        return;
      }
      case 'factorsRemoved': {
        await messages.queue(transaction, { ...message, template: type, params: { firstName, settingsLink } });
        await addNotification(transaction, { key, userId, type });
        return;
      }
    }
  };
}

/** Nobody's time zone is known here, so it is said whose time it is. */
const written = (at: Date, language: Language): string =>
  `${new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`;
