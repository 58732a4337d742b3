import { useNavigate } from 'react-router-dom';
import { NotFoundScreen } from '#src/ui/screens/failure/NotFoundScreen.tsx';
import { paths } from '../address/paths.ts';
import { PublicPage } from './PublicPage.tsx';

/** PUB-15: going back works even where there is nothing to go back to. */
export function NotFoundPage() {
  const navigate = useNavigate();
  return (
    <PublicPage>
      <NotFoundScreen onGoBack={() => void (cameFromHere() ? navigate(-1) : navigate(paths.landing))} />
    </PublicPage>
  );
}

/** React Router numbers the pages it showed in this tab; the first is one the browser opened. */
const cameFromHere = () => Number((window.history.state as { idx?: number } | null)?.idx) > 0;
