import type { Language } from '#contract/protocol/language.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { Money } from '#domain/money/money.ts';
import type { CountryCode, DeliveryCountryCode, PayInCountryCode } from '#domain/reference/countryCodes.ts';
import type { MobileNetwork } from '#domain/reference/mobileNetworks.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import type { TransferReasonId } from '#domain/reference/transferReasons.ts';

/** `send` is changed for the recipient, `total` is all the sender pays, fees in it, and `receive` reaches the recipient. */
export type Amount = { readonly side: 'send' | 'total' | 'receive'; readonly money: Money };

export type PhoneNumber = {
  readonly countryCode: CountryCode;
  /** Without the country's code or a leading 0: '671234567'. */
  readonly national: string;
  /** '+237671234567'. */
  readonly e164: string;
};

/** Everything an utterance can say. */
export type SlotValues = {
  amount: Amount;
  /** A currency alone: "in euros". */
  currency: Currency;
  destination: DeliveryCountryCode;
  origin: PayInCountryCode;
  payoutMethod: PayoutMethod;
  network: MobileNetwork;
  /** The id of a saved recipient, or `somebodyNew`. */
  recipient: string;
  phone: PhoneNumber;
  /** Letters and digits only, upper case. */
  account: string;
  /** ISO 8601: '1988-02-14'. */
  birthDate: string;
  confirmation: 'yes' | 'no';
  reason: TransferReasonId;
  /** Six digits. */
  code: string;
  /** As the sender's account keeps it: lower case. */
  email: string;
  /** As typed, without "my name is"; only when a name is asked. */
  name: string;
  /** The id of one of the choices handed in. */
  choice: string;
};
export type SlotName = keyof SlotValues;

/** Where in the utterance, as `slice` takes it. */
export type Span = { readonly start: number; readonly end: number };

export type Filled<Name extends SlotName> = { readonly value: SlotValues[Name]; readonly span: Span };

export type Slots = { readonly [Name in SlotName]?: Filled<Name> };

/** Something was said that has no certain reading: ask, offering the candidates if there are any. */
export type Ambiguity = {
  readonly [Name in SlotName]: {
    readonly slot: Name;
    readonly candidates: readonly SlotValues[Name][];
    readonly span: Span;
    /** The words in question, as they were typed. */
    readonly text: string;
  };
}[SlotName];

/** What a sender may ask about the transfers they made, answered from their account. */
export const accountQuestions = [
  'status',
  'canCancel',
  'receipt',
  'limits',
  'whyHeld',
  'refund',
  'lastRecipient',
  'recipientLink',
  'recall',
  'open',
] as const;
export type AccountQuestion = (typeof accountQuestions)[number];

/** What a sender may ask for at every question (chat.md R17, R20), besides answering it. */
export const intentNames = [
  'back',
  'cancel',
  'change',
  'cost',
  'greeting',
  'help',
  'howLong',
  'isItSafe',
  'person',
  'repeat',
  'resend',
  'sendAgain',
  'skip',
  'startOver',
  'thanks',
  'useScreens',
  'why',
  ...accountQuestions,
] as const;
export type IntentName = (typeof intentNames)[number];

/** `answer` is what is to be changed, when it was named: "change the amount". */
export type Intent =
  | { readonly intentName: Exclude<IntentName, 'change'>; readonly span: Span }
  | { readonly intentName: 'change'; readonly answer?: SlotName; readonly span: Span };

export type Understanding = {
  readonly slots: Slots;
  readonly ambiguities: readonly Ambiguity[];
  readonly intents: readonly Intent[];
};

/** What the question at this moment is after; `ownPhone` is the sender's, `phone` the recipient's. */
export type AskedFor = SlotName | 'ownPhone';

export type KnownRecipient = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly nicknames?: readonly string[];
  readonly countryCode: DeliveryCountryCode;
};

export type Choice = { readonly id: string; readonly label: string; readonly also?: readonly string[] };

/** What is certain already. Leave out what was only preselected: a guess here becomes a guess about money. */
export type Known = {
  /** ISO date of the sender's day; no clock is read. */
  readonly today: string;
  readonly recipients?: readonly KnownRecipient[];
  /** The answer for somebody who is not among them, where one can be added. */
  readonly somebodyNew?: string;
  readonly senderCountry?: PayInCountryCode;
  readonly destination?: DeliveryCountryCode;
  /** Above it, a bare number typed for the amount is doubted: it may be meant in the recipient's currency. */
  readonly mostToSend?: Money;
  /** The options of the question, when it has some. */
  readonly choices?: readonly Choice[];
  /** The choice that agrees to what is offered: taken by its own words alone. */
  readonly agreesTo?: string;
  /** The options are names, as of banks: a part of one is enough. */
  readonly areNames?: boolean;
};

export type ParserContext = {
  readonly language: Language;
  readonly asking?: AskedFor | undefined;
  readonly known: Known;
};
