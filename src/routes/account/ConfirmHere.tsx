import { useEffect, useState } from 'react';
import { createActor, toPromise } from 'xstate';
import type { FreshSignInActor } from '#src/machines/account/fresh-sign-in/freshSignInMachine.ts';
import { confirmsHere } from '#src/services/account/confirmedCalls.ts';
import { FreshSignInDialog } from '#src/ui/flows/FreshSignInDialog.tsx';
import { freshSignIn } from './freshSignIn.ts';

type ConfirmHereProps = { readonly text: string };

/** Confirms for calls of the page that no flow makes: settings, devices, the password. */
export function ConfirmHere({ text }: ConfirmHereProps) {
  const [actor, setActor] = useState<FreshSignInActor>();
  useEffect(
    () =>
      confirmsHere(async () => {
        const asking = createActor(freshSignIn, { input: undefined }).start();
        setActor(asking);
        const { isConfirmed } = await toPromise(asking);
        setActor(undefined);
        return isConfirmed;
      }),
    [],
  );
  return actor ? <FreshSignInDialog actor={actor} text={text} /> : null;
}
