import { PublicPage } from '#src/app/page/PublicPage.tsx';
import { MobileRatesScreen } from '#src/ui/screens/site/mobile-rates/MobileRatesScreen.tsx';

export function MobileRatesPage() {
  return (
    <PublicPage>
      <MobileRatesScreen />
    </PublicPage>
  );
}
