import type { Language } from '#contract/language.ts';

/** What each message has to be told. A first name is the only personal detail a message may carry. */
export type MessageParams = {
  accountCode: { readonly firstName: string; readonly code: string; readonly link: string };
  /** Somebody signed up with an address that has an account; only its owner learns that. */
  accountExists: { readonly signInLink: string; readonly resetLink: string };
  passwordReset: { readonly code: string; readonly link: string };
  newEmailCode: { readonly code: string; readonly link: string };
  phoneCode: { readonly code: string };
  transferNews: TransferNewsParams;
  passwordChanged: { readonly firstName: string; readonly resetLink: string };
};

/** Amounts and names are written out already; `news` is what became of the transfer. */
export type TransferNewsParams = {
  readonly news: 'paid' | 'held' | 'delivered' | 'notPaid' | 'payoutFailed' | 'cancelled' | 'expired' | 'refunded';
  readonly firstName: string;
  readonly recipientName: string;
  readonly sent: string;
  readonly received: string;
  readonly reference: string;
  readonly link: string;
};

export type Template = keyof MessageParams;
export type Channel = 'email' | 'sms';

export type Message<T extends Template = Template> = {
  readonly channel: Channel;
  readonly to: string;
  readonly template: T;
  readonly params: MessageParams[T];
  readonly language: Language;
};

/** A message in words, before it is laid out for its channel. */
export type MessageText = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly code?: string;
  readonly action?: { readonly label: string; readonly link: string };
  /** Smaller, below the action. */
  readonly notes?: readonly string[];
  /** The whole message where only text fits: one or two text-message lengths. */
  readonly sms: string;
};

export type MessageTexts = { readonly [T in Template]: (params: MessageParams[T]) => MessageText };
