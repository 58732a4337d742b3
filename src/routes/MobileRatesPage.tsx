import { MobileRatesScreen } from '#src/ui/screens/mobile-rates/MobileRatesScreen.tsx';
import { PublicPage } from './PublicPage.tsx';

export function MobileRatesPage() {
  return (
    <PublicPage>
      <MobileRatesScreen />
    </PublicPage>
  );
}
