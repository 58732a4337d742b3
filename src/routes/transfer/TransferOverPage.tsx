import { useSearchParams } from 'react-router-dom';
import { useLater } from '#src/app/deferred/useLater.ts';
import { addWords } from '#src/locales/startTranslations.ts';

/** The transfer a page's address names, over that page, so that Back closes it. The page is there first. */
export function TransferOverPage() {
  const [search] = useSearchParams();
  const TransferOver = useLater({ load: loadTransferOver, when: search.has('transfer') ? 'now' : 'atRest' });
  return TransferOver && <TransferOver />;
}

/** With the words only the transfer itself is told in. */
const loadTransferOver = async () => {
  const [part] = await Promise.all([
    import('./TransferOver.tsx'),
    addWords(['documents', 'errors', 'recipient', 'rewards', 'share']),
  ]);
  return part.TransferOver;
};
