import { typedForms } from '#src/app/storage/typedFormStore.ts';
import type { CodeChannel } from '#src/machines/account/confirm-code/codeChannel.ts';
import type { SignUpActor } from '#src/machines/account/sign-up/signUpMachine.ts';

export type AwaitedCode = { readonly channel: CodeChannel; readonly username: string };

/** Whom the code of a new account was sent to, for as long as it is awaited. */
export function keepAwaitedCode(actor: SignUpActor): void {
  const snapshot = actor.getSnapshot();
  const code = snapshot.children.confirmCode?.getSnapshot().context;
  if (!snapshot.matches('confirmingCode')) typedForms.forget('account');
  else if (code?.username) typedForms.keep('account', { channel: code.channel, username: code.username });
}

export function awaitedCode(): AwaitedCode | undefined {
  const { channel, username } = typedForms.read('account');
  return (channel === 'email' || channel === 'sms') && username ? { channel, username } : undefined;
}
