import { PublicPage } from '#src/app/page/PublicPage.tsx';
import { DeliveryTimesScreen } from '#src/ui/screens/site/delivery-times/DeliveryTimesScreen.tsx';

export function DeliveryTimesPage() {
  return (
    <PublicPage>
      <DeliveryTimesScreen />
    </PublicPage>
  );
}
