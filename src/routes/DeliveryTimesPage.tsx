import { DeliveryTimesScreen } from '#src/ui/screens/delivery-times/DeliveryTimesScreen.tsx';
import { PublicPage } from './PublicPage.tsx';

export function DeliveryTimesPage() {
  return (
    <PublicPage>
      <DeliveryTimesScreen />
    </PublicPage>
  );
}
