import type { Wording } from '#contract/account/reading.ts';
import type { Language } from '#contract/protocol/language.ts';
import type { DocumentReason } from '#domain/transfer/documentReason.ts';
import type { TransferNews } from '#domain/transfer/transferNews.ts';
import type { RetryReason } from '#domain/verification/retryReason.ts';

/** What each message has to be told. A first name is the only personal detail a message may carry. */
export type MessageParams = {
  accountCode: { readonly firstName: string; readonly code: string; readonly link: string };
  /** Somebody signed up with an address that has an account; only its owner learns that. */
  accountExists: { readonly signInLink: string; readonly resetLink: string };
  passwordReset: { readonly code: string; readonly link: string };
  newEmailCode: { readonly code: string; readonly link: string };
  phoneCode: { readonly code: string };
  transferNews: TransferNewsParams;
  identityNews: IdentityNewsParams;
  passwordChanged: { readonly firstName: string; readonly resetLink: string };
  /** `answerBy` is a day, written out; `link` opens how it stands, without an account. */
  complaintReceived: { readonly caseNumber: string; readonly answerBy: string; readonly link: string };
  /** `answer` is what an operator wrote; `ombudsmanUntil` is a day, written out. */
  complaintAnswered: { readonly caseNumber: string; readonly answer: string; readonly ombudsmanUntil: string };
  /** `answer` is what one of our people wrote in the guide, which `link` opens. */
  supportAnswered: { readonly firstName: string; readonly answer: string; readonly link: string };
  /** Asked for in the guide, which `link` opens where it was left. */
  guideReminder: { readonly firstName: string; readonly link: string };
  /** Amounts are written out; `stopLink` stops all alerts and reminders. */
  rateAlertMet: RateAlertParams & { readonly most: string };
  sendReminder: RateAlertParams;
  /** Says nothing of why: with some reasons that would tip somebody off, so it does with none but a takeover. */
  accountBlocked: { readonly firstName: string };
  accountTakenOver: { readonly firstName: string };
  accountUnblocked: { readonly firstName: string };
  /** `keptUntil` is a day, written out. */
  accountClosed: { readonly firstName: string; readonly keptUntil: string };
  businessInvitation: { readonly link: string };
  /** From a browser nobody had signed in with to this account; `at` is written out. */
  signedIn: { readonly firstName: string; readonly at: string; readonly resetLink: string };
  recipientChanged: {
    readonly firstName: string;
    readonly oldName: string;
    readonly newName: string;
    readonly minutes: number;
    readonly stopLink: string;
  };
  /** `factor` is written out: 'a passkey'. */
  factorAdded: { readonly firstName: string; readonly factor: string; readonly resetLink: string };
  factorRemoved: { readonly firstName: string; readonly factor: string; readonly resetLink: string };
  /** `at` is written out; `keepLink` leads to where it is stopped. */
  factorRemovalDue: { readonly firstName: string; readonly at: string; readonly keepLink: string };
  factorsRemoved: { readonly firstName: string; readonly settingsLink: string };
  recipientAdded: { readonly firstName: string; readonly recipientName: string; readonly resetLink: string };
  /** Works once, and gives an operator their secret. */
  operatorInvitation: { readonly name: string; readonly link: string };
  operatorAdded: OperatorChangeParams;
  operatorRemoved: OperatorChangeParams;
  operatorRekeyed: OperatorChangeParams;
  operatorChanged: OperatorChangeParams;
};

/** `received` is what was to arrive; `link` opens a quote of it. */
export type RateAlertParams = {
  readonly firstName: string;
  readonly received: string;
  readonly link: string;
  readonly stopLink: string;
};

/** Whom it is about and who agreed to it; without these two it was whoever installed Sawa. */
export type OperatorChangeParams = {
  readonly name: string;
  readonly first: string;
  readonly second: string;
  /** Roles and address, where these are new. */
  readonly detail: string;
};

/** Amounts and names are written out already; `news` is what became of the transfer. */
export type TransferNewsParams = {
  readonly news: TransferNews;
  readonly firstName: string;
  readonly recipientName: string;
  /** What is asked for, where a document is. */
  readonly document?: DocumentReason | undefined;
  readonly sent: string;
  readonly received: string;
  /** What was to be paid for it, with every fee. */
  readonly total: string;
  /** What came back, where it did. */
  readonly refunded?: string | undefined;
  readonly reference: string;
  readonly link: string;
};

/** Verified, or asked to try again for a reason. */
export type IdentityNewsParams = { readonly firstName: string; readonly link: string; readonly reason?: RetryReason };

export type Template = keyof MessageParams;
export type Channel = 'email' | 'sms';

/** How a reader is spoken to. */
export type SpokenTo = {
  readonly language: Language;
  /** As the owner of the account chose it; who has none is written to in ordinary words. */
  readonly wording: Wording | undefined;
};

export type Message<T extends Template = Template> = SpokenTo & {
  readonly channel: Channel;
  readonly to: string;
  readonly template: T;
  readonly params: MessageParams[T];
};

/** A message in words, before it is laid out for its channel. */
export type MessageText = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly code?: string;
  /** What it is about, as names and values one below the other. */
  readonly facts?: readonly (readonly [name: string, value: string])[];
  readonly action?: { readonly label: string; readonly link: string };
  /** Smaller, below the action. */
  readonly notes?: readonly string[];
  /** The whole message where only text fits: one or two text-message lengths. */
  readonly sms: string;
};

export type MessageTexts = { readonly [T in Template]: (params: MessageParams[T]) => MessageText };
