import type { CountryCode } from '#domain/reference/countryCodes.ts';
import type { MobileNetwork } from '#domain/reference/mobileNetworks.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import type { TransferReasonId } from '#domain/reference/transferReasons.ts';
import type { IntentName, SlotName } from './understanding.ts';
import type { Cue, CurrencyFamily, Kinship } from './words/vocabulary.ts';

export type NumberRole = 'value' | 'hundred' | 'thousand' | 'million' | 'half' | 'one' | 'approximate' | 'money';

/** What a phrase of the vocabulary stands for. */
export type Meaning =
  | { readonly kind: 'intent'; readonly intentName: Exclude<IntentName, 'change'>; readonly isAlone: boolean }
  | { readonly kind: 'changeVerb' }
  | { readonly kind: 'changeWhole'; readonly isAlone: boolean }
  | { readonly kind: 'answerName'; readonly slot: SlotName }
  | { readonly kind: 'confirmation'; readonly value: 'yes' | 'no' | 'unsure' }
  | { readonly kind: 'method'; readonly method: PayoutMethod }
  /** None: a network we cannot send to. Several: a wallet that more than one has. */
  | { readonly kind: 'network'; readonly networks: readonly MobileNetwork[] }
  | { readonly kind: 'reason'; readonly reason: TransferReasonId }
  | { readonly kind: 'cue'; readonly cue: Cue }
  | { readonly kind: 'kinshipTerms'; readonly kinship: Kinship }
  | { readonly kind: 'currency'; readonly family: CurrencyFamily }
  | { readonly kind: 'hundredths' }
  | { readonly kind: 'number'; readonly role: NumberRole; readonly value: number }
  | { readonly kind: 'month'; readonly month: number }
  | { readonly kind: 'ordinal'; readonly day: number }
  /** `isCertain` unless the name belongs to several countries; none: money does not reach it. */
  | { readonly kind: 'place'; readonly countries: readonly CountryCode[]; readonly isCertain: boolean }
  | { readonly kind: 'ordinary' };

export type MeaningKind = Meaning['kind'];
export type MeaningOf<Kind extends MeaningKind> = Extract<Meaning, { kind: Kind }>;
