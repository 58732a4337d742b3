import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { maintenanceQuery } from '#src/services/site/maintenanceQuery.ts';
import { LoadingScreen } from '#src/ui/controls/LoadingScreen.tsx';
import { AuthLayout } from '#src/ui/layouts/AuthLayout.tsx';
import { MaintenancePage } from './lazyMaintenancePage.ts';
import { ReadingTool } from './ReadingTool.tsx';

type AuthPageProps = {
  /** Which of the panel's sentences stands beside the form. */
  readonly saying: 'signIn' | 'signUp' | 'help';
  readonly children: ReactNode;
};

/** Signing in alone keeps the panel on a phone (AUT-15). While Sawa is being looked after, nobody signs in (LNG-05). */
export function AuthPage({ saying, children }: AuthPageProps) {
  const { t } = useTranslation();
  const { data: site } = useQuery(maintenanceQuery);
  return (
    <AuthLayout
      sentence={t(`auth.panel.${saying}.sentence`)}
      footnote={t(`auth.panel.${saying}.footnote`)}
      foot={<ReadingTool />}
      keepsPanelOnPhone={saying === 'signIn'}
    >
      {site?.webMaintenance ? (
        <Suspense fallback={<LoadingScreen isInLayout />}>
          <MaintenancePage />
        </Suspense>
      ) : (
        children
      )}
    </AuthLayout>
  );
}
