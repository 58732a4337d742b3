import { useActorRef } from '@xstate/react';
import { useParams } from 'react-router-dom';
import { PhoneScreen } from '#src/ui/screens/hand-over/PhoneScreen.tsx';
import { captureOnPhoneFlow } from './captureOnPhoneFlow.ts';
import { PublicPage } from './PublicPage.tsx';

/** Where the code of a hand-over leads: a phone, without a session. */
export function HandOverPage() {
  const { token = '' } = useParams();
  const actor = useActorRef(captureOnPhoneFlow, { input: { token } });
  return (
    <PublicPage>
      <PhoneScreen actor={actor} />
    </PublicPage>
  );
}
