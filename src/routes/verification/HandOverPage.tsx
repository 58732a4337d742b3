import { useActorRef } from '@xstate/react';
import { useParams } from 'react-router-dom';
import { PublicPage } from '#src/app/page/PublicPage.tsx';
import { PhoneScreen } from '#src/ui/screens/verification/hand-over/PhoneScreen.tsx';
import { captureOnPhoneFlow } from './captureOnPhoneFlow.ts';

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
