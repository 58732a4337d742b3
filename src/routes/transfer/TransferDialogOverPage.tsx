import { useSearchParams } from 'react-router-dom';
import { useDeferred } from '#src/app/deferred/useDeferred.ts';
import { addWords } from '#src/locales/startTranslations.ts';
import { savesData } from '#src/services/http/savesData.ts';

/** The transfer a page's address names, over that page, so that Back closes it. The page is there first. */
export function TransferOverPage() {
  const [search] = useSearchParams();
  const ahead = savesData() ? 'never' : 'atRest';
  const TransferDialogRoute = useDeferred({ load: loadTransferOver, when: search.has('transfer') ? 'now' : ahead });
  return TransferDialogRoute && <TransferDialogRoute />;
}

/** With the words only the transfer itself is told in. */
const loadTransferOver = async () => {
  const [part] = await Promise.all([
    import('./TransferDialogRoute.tsx'),
    addWords(['documents', 'errors', 'open', 'recall', 'recipient', 'rewards', 'share']),
  ]);
  return part.TransferDialogRoute;
};
