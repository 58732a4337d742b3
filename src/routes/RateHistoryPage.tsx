import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '#src/ui/controls/useHydrated.ts';
import { RateHistoryScreen } from '#src/ui/screens/rate-history/RateHistoryScreen.tsx';
import { ratesAsked, usualRates } from '#src/ui/screens/rate-history/ratesAsked.ts';
import { PublicPage } from './PublicPage.tsx';

export function RateHistoryPage() {
  const [search, setSearch] = useSearchParams();
  const isAsked = useHydrated();
  return (
    <PublicPage>
      <RateHistoryScreen
        asked={isAsked ? ratesAsked(search) : usualRates}
        isAsked={isAsked}
        onAsk={(asked) => {
          setSearch(
            (known) => {
              for (const [name, value] of Object.entries(asked)) known.set(name, value);
              return known;
            },
            { replace: true, preventScrollReset: true },
          );
        }}
      />
    </PublicPage>
  );
}
