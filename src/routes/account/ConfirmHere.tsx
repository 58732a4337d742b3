import { useEffect, useState } from 'react';
import { createActor, toPromise } from 'xstate';
import type { ReauthenticationActor } from '#src/machines/account/reauthentication/reauthenticationMachine.ts';
import { confirmsHere } from '#src/services/account/confirmedCalls.ts';
import { ReauthenticationDialog } from '#src/ui/flows/ReauthenticationDialog.tsx';
import { reauthentication } from './reauthentication.ts';

type ConfirmHereProps = { readonly text: string };

/** Confirms for calls of the page that no flow makes: settings, devices, the password. */
export function ConfirmHere({ text }: ConfirmHereProps) {
  const [actor, setActor] = useState<ReauthenticationActor>();
  useEffect(
    () =>
      confirmsHere(async () => {
        const asking = createActor(reauthentication, { input: undefined }).start();
        setActor(asking);
        const { isConfirmed } = await toPromise(asking);
        setActor(undefined);
        return isConfirmed;
      }),
    [],
  );
  return actor ? <ReauthenticationDialog actor={actor} text={text} /> : null;
}
