import { useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { HelpScreen } from '#src/ui/screens/help/HelpScreen.tsx';
import { PublicPage } from './PublicPage.tsx';

/** `transferId` is what the writer asks about; anything that is no id is left out. */
export function HelpPage() {
  const [search] = useSearchParams();
  return (
    <PublicPage>
      <HelpScreen transferId={z.uuid().safeParse(search.get('transferId')).data} />
    </PublicPage>
  );
}
