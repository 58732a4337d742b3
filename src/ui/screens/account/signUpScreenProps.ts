import type { SignUpActor } from '#src/machines/account/sign-up/signUpMachine.ts';

export type SignUpScreenProps = {
  readonly actor: SignUpActor;
  /** Where the button of the last page leads: their account, the transfer they began, or the page they came from. */
  readonly continuesTo?: 'account' | 'transfer' | 'page';
};
