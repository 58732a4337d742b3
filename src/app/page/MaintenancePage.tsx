import { useQuery } from '@tanstack/react-query';
import { maintenanceQuery } from '#src/services/site/maintenanceQuery.ts';
import { MaintenanceScreen } from '#src/ui/screens/site/maintenance/MaintenanceScreen.tsx';

/** Looks every minute whether it is over, and when asked. */
export function MaintenancePage() {
  const { data, isFetching, refetch } = useQuery(maintenanceQuery);
  return (
    <MaintenanceScreen
      message={data?.maintenanceCarouselMessage ?? ''}
      isLooking={isFetching}
      onLook={() => void refetch()}
    />
  );
}
