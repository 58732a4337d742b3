import type { ConfirmCodeActor } from '#src/machines/account/confirm-code/confirmCodeMachine.ts';

/** What every screen of confirmCode is given. */
export type CodeStepProps = {
  readonly actor: ConfirmCodeActor;
  /** Back to the form that says where the code goes, where there is one. */
  readonly startOver?: { readonly label: string; readonly onPress: () => void } | undefined;
};
