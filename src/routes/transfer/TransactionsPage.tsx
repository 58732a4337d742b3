import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { filterOf, type HistoryFilter, isNewPlace, queryOf } from '#contract/transfer/historyFilter.ts';
import { useDeferred } from '#src/app/deferred/useDeferred.ts';
import { useFetchedAhead } from '#src/app/deferred/useFetchedAhead.ts';
import { AccountPage } from '#src/app/page/AccountPage.tsx';
import { useSignedInUser } from '#src/app/session/sessionContext.ts';
import { addWords } from '#src/locales/startTranslations.ts';
import { TransactionsScreen } from '#src/ui/screens/transfer/TransactionsScreen.tsx';
import { sendAgainAddress } from './sendAgainAddress.ts';
import { TransferOverPage } from './TransferDialogOverPage.tsx';

/** The history, with what is shown of it and the transfer one looks at in its address (peers 22). */
export function TransactionsPage() {
  const user = useSignedInUser();
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const filter = filterOf(query);
  const transferAddress = useCallback(
    (transferId: string) => `${pathname}?${withEntry(query, 'transfer', transferId)}`,
    [pathname, query],
  );
  const asksStatement = query.get('statement') === 'open';
  const ahead = useFetchedAhead();
  const StatementDownload = useDeferred({ load: loadStatementDownload, when: asksStatement ? 'now' : ahead });
  const show = (next: HistoryFilter) => setQuery((now) => queryOf(next, now), { replace: !isNewPlace(filter, next) });
  return (
    <AccountPage>
      <TransactionsScreen
        userId={user.id}
        filter={filter}
        onFilter={show}
        pageAddress={(page) => `${pathname}?${queryOf({ ...filter, page }, query)}`}
        transferAddress={transferAddress}
        sendAgainAddress={sendAgainAddress}
        onStatement={() => setQuery((now) => withEntry(now, 'statement', 'open'))}
      />
      <TransferOverPage />
      {StatementDownload && asksStatement && (
        <StatementDownload onEnd={() => setQuery((now) => withEntry(now, 'statement', undefined), { replace: true })} />
      )}
    </AccountPage>
  );
}

const loadStatementDownload = async () => {
  const [part] = await Promise.all([import('../document/StatementDownload.tsx'), addWords(['documents', 'errors'])]);
  return part.StatementDownload;
};

function withEntry(query: URLSearchParams, name: string, value: string | undefined): URLSearchParams {
  const next = new URLSearchParams(query);
  if (value === undefined) next.delete(name);
  else next.set(name, value);
  return next;
}
