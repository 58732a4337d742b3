import { useSearchParams } from 'react-router-dom';
import { useDeferred } from '#src/app/deferred/useDeferred.ts';
import { useFetchedAhead } from '#src/app/deferred/useFetchedAhead.ts';
import { addWords } from '#src/locales/startTranslations.ts';

/** The transfer a page's address names, over that page, so that Back closes it. The page is there first. */
export function TransferOverPage() {
  const [search] = useSearchParams();
  const ahead = useFetchedAhead();
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
