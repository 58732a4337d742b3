import { useSearchParams } from 'react-router-dom';
import { paths } from '#src/app/address/paths.ts';
import { useDeferred } from '#src/app/deferred/useDeferred.ts';
import { PublicPage } from '#src/app/page/PublicPage.tsx';
import { useSession } from '#src/app/session/sessionContext.ts';
import { addWords } from '#src/locales/startTranslations.ts';
import { useHydrated } from '#src/ui/controls/useHydrated.ts';
import { RateHistoryScreen } from '#src/ui/screens/quote/rate-history/RateHistoryScreen.tsx';
import { ratesAsked, usualRates } from '#src/ui/screens/quote/rate-history/ratesAsked.ts';

export function RateHistoryPage() {
  const [search, setSearch] = useSearchParams();
  const { status, user } = useSession();
  const isAsked = useHydrated();
  const isSignedIn = status === 'signedIn';
  const showsAlerts = isSignedIn && search.has('alerts');
  const RateAlerts = useDeferred({ load: loadAlerts, when: showsAlerts ? 'now' : 'never' });
  const asked = isAsked ? ratesAsked(search) : usualRates;
  /** Without a name, one is taken out. */
  const change = (values: Readonly<Record<string, string | undefined>>) =>
    setSearch(
      (known) => {
        for (const [name, value] of Object.entries(values)) {
          if (value === undefined) known.delete(name);
          else known.set(name, value);
        }
        return known;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <PublicPage>
      <RateHistoryScreen
        asked={asked}
        isAsked={isAsked}
        onAsk={change}
        alerts={isSignedIn ? { onOpen: (rate) => change({ alerts: '', rate }) } : { signIn: paths.signIn }}
      />
      {showsAlerts && RateAlerts && user && (
        <RateAlerts
          pair={asked}
          userId={user.id}
          rate={search.get('rate') ?? undefined}
          onEnd={() => change({ alerts: undefined, rate: undefined })}
        />
      )}
    </PublicPage>
  );
}

const loadAlerts = async () => {
  const [part] = await Promise.all([import('./RateAlerts.tsx'), addWords(['controls', 'errors', 'rateAlerts'])]);
  return part.RateAlerts;
};
