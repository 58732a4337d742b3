import type { User } from '#contract/account/account.ts';
import type { Failure } from '#contract/protocol/failure.ts';
import type { CodeChannel } from '../confirm-code/codeChannel.ts';
import type { ConfirmedCode } from '../confirm-code/confirmCodeMachine.ts';
import type { SentCode } from '../confirm-code/sentCode.ts';
import type { PartAnswers, RegistrationPart } from './registrationParts.ts';

/** While the code is asked, the child `confirmCode` says which step it is at. */
export type SignUpStep = RegistrationPart | 'success';

/** What the success screen is about (AUT-30). */
export type SignUpSuccess = 'created' | 'updated' | 'emailVerified';

/** Somebody registered earlier: sent here by a refused sign-in (D-27), or by the link in a message. */
export type EarlierRegistration = {
  readonly channel: CodeChannel;
  readonly username?: string | undefined;
  readonly token?: string | undefined;
};

export type ConfirmedAccount = Extract<ConfirmedCode, { kind: 'account' }>;

/** What was answered, by part. The password is never here: it goes from the event straight into the call. */
type Answers = {
  readonly aboutYou?: PartAnswers<'aboutYou'> | undefined;
  readonly contact?: PartAnswers<'contact'> | undefined;
  readonly consent?: Omit<PartAnswers<'consent'>, 'password' | 'confirmation'>;
};

export type SignUpInput = {
  readonly referralCode?: string | undefined;
  readonly earlier?: EarlierRegistration | undefined;
  /** Parts answered before a reload; the first of them that is missing is asked. */
  readonly answered?: Pick<Answers, 'aboutYou' | 'contact'> | undefined;
  /** In a conversation an account that is ready needs no press to be entered. */
  readonly entersAtOnce?: true | undefined;
};

export type SignUpContext = Answers & {
  /** Only to fill in the field with: what is registered is what the person leaves there (AUT-42). */
  readonly referralCode?: string | undefined;
  readonly earlier?: EarlierRegistration | undefined;
  readonly entersAtOnce?: true | undefined;
  readonly sent?: SentCode;
  readonly confirmed?: ConfirmedAccount;
  readonly success?: SignUpSuccess;
  readonly user?: User;
  /** The server's, until each of its parts was answered anew. */
  readonly failure?: Failure | undefined;
};

export type SignUpEvent =
  | { type: 'aboutYou.entered'; answers: PartAnswers<'aboutYou'> }
  | { type: 'contact.entered'; answers: PartAnswers<'contact'> }
  | { type: 'consent.entered'; answers: PartAnswers<'consent'> }
  /** Back to an earlier part. */
  | { type: 'part.reopened'; part: RegistrationPart }
  | { type: 'account.entered' };

export type SignUpOutput =
  | { readonly kind: 'signedIn'; readonly user: User }
  /** The account is there, but has to be entered by password. */
  | { readonly kind: 'signIn'; readonly username: string };
