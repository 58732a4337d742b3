import type { PayoutCountryCode } from '#domain/reference/countryCodes.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import type { TransferSummary } from '#src/machines/payment/pay-transfer/transferSummary.ts';
import type { Happening } from './thread.ts';
import type { Facts, PartId, Words } from './words.ts';

export type Option = {
  readonly id: string;
  readonly words: Words;
  /** Other ways to say it, parted by commas; they are understood and not shown. */
  readonly also?: Words;
  readonly detail?: Words | undefined;
  /** Present means that it cannot be chosen, and says why. */
  readonly refusal?: Words | undefined;
  /** A way out of a long list, there whatever is searched for. */
  readonly isAlways?: true;
};

export type Control =
  | { readonly kind: 'choice'; readonly options: readonly Option[] }
  /** A longer list, found by typing. */
  | {
      readonly kind: 'search';
      readonly options: readonly Option[] | 'banks' | 'professions';
      readonly country?: string;
    }
  | { readonly kind: 'amount' }
  | {
      readonly kind: 'recipient';
      readonly country: string;
      readonly method: PayoutMethod;
      /** Of whom it goes to now, a slip in the name may be put right. */
      readonly mayCorrectName?: boolean;
    }
  | { readonly kind: 'reason' }
  | {
      readonly kind: 'text';
      readonly autoComplete?: string;
      readonly inputMode?: 'text' | 'email' | 'numeric';
      readonly maxLength?: number;
    }
  | { readonly kind: 'phone'; readonly country: string; readonly choosesCountry?: boolean }
  | { readonly kind: 'date' }
  | {
      readonly kind: 'account';
      readonly country: PayoutCountryCode;
      readonly field: 'accountNumber' | 'recipientAccountNumber';
      /** Whose check digit the number has to fit. */
      readonly bankId: string | undefined;
      readonly maxLength: number;
    }
  /** A recovery code is taken too, where one may stand in for it. */
  | { readonly kind: 'code'; readonly takesRecovery?: true }
  | { readonly kind: 'password'; readonly isNew?: boolean }
  | { readonly kind: 'consent'; readonly hasPartnerTerms: boolean }
  | { readonly kind: 'review'; readonly transfer: TransferSummary | undefined }
  | { readonly kind: 'newPrice' }
  /** Whom a transfer goes to, beside whom it would go to. */
  | {
      readonly kind: 'comparison';
      readonly transferId: string;
      readonly recipientId: string;
      readonly options: readonly Option[];
    }
  | { readonly kind: 'leaving' }
  | { readonly kind: 'widget' }
  | { readonly kind: 'follow'; readonly options: readonly Option[] };

export type Part = {
  readonly id: PartId;
  readonly control: Control;
  readonly facts?: Facts | undefined;
  readonly isOptional?: boolean;
  /** Ends the flow before it is through; what was answered stays at hand. */
  readonly leave?: () => void;
  /** What leaving is called where it leads to something else than “not now”. */
  readonly leaveAs?: Pick<Option, 'words' | 'also'>;
  /** Taken and told without being asked, and changed like any answer. */
  readonly suggested?: string | undefined;
  /** What a yes agrees to, where that is not the transfer at hand, and the option that turns it down. */
  readonly offers?: { readonly plan: Plan; readonly declined: string };
  /** The option that begins another transfer, which takes along what was said of it. */
  readonly takesAlong?: string;
  /** Why an answer will not do. */
  readonly check?: (answer: string) => Words | undefined;
  /** How the answer reads in the thread; the option's own words, or as typed, when left out. */
  readonly wordsOf?: (answer: string) => Words;
};

export type Answers = { readonly [part in PartId]?: string };

/** What becomes of a step once everything was answered. */
export type Finish =
  | {
      readonly kind: 'send';
      readonly act: () => void;
      readonly forgets?: readonly PartId[];
      /** What is to be answered without asking when it comes to it. */
      readonly plans?: Answers;
      /** What is said and asked when these very answers went out before; else the last is asked again. */
      readonly refused?: { readonly words?: Words; readonly asksAgain: PartId };
    }
  /** The machine is not ready to hear it. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'refuse'; readonly words: Words; readonly asksAgain: PartId };

/** One of the things somebody may have meant, to be chosen by a press. */
export type Candidate = {
  readonly words: Words;
  readonly detail?: Words | undefined;
  readonly plan: Plan;
  /** Whether the sender pays the operator fee, switched when it is chosen, and nothing is answered. */
  readonly paysFee?: boolean;
  /** Said when it is chosen, and nothing is answered. */
  readonly tells?: readonly Happening[];
};

/**
 * Answers at hand before they are asked for: said all at once, or kept while another one is changed. Silent ones are
 * taken without a word.
 */
export type Plan = { readonly [part in PartId]?: { readonly value: string; readonly isSilent?: boolean } };
