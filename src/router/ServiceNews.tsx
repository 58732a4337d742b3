import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '#src/services/http/queryClient.ts';
import { ServiceBanner } from '#src/ui/layouts/ServiceBanner.tsx';

/** Over whichever page is open, even over one that failed. */
export function ServiceNews() {
  return (
    <QueryClientProvider client={queryClient}>
      <ServiceBanner />
    </QueryClientProvider>
  );
}
