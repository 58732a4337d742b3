import { useParams } from 'react-router-dom';
import { PhoneScreen } from '#src/ui/screens/hand-over/PhoneScreen.tsx';
import { PublicPage } from './PublicPage.tsx';

/** Where the code of a hand-over leads: a phone, without a session. */
export function HandOverPage() {
  const { token = '' } = useParams();
  return (
    <PublicPage>
      <PhoneScreen token={token} />
    </PublicPage>
  );
}
