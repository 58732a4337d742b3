import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NoScriptScreen } from '#src/ui/screens/failure/NoScriptScreen.tsx';
import styles from '#src/ui/screens/failure/shell.module.css';
import { NotificationBell } from '#src/ui/screens/shell/NotificationBell.tsx';
import { PersonPlace } from '#src/ui/screens/shell/PersonPlace.tsx';
import { AccountShell } from './AccountShell.tsx';

/** Asks nothing: the outline shows every part as it looks before it is read. */
const nothingRead = new QueryClient();

const nobody = '';

/**
 * Written by the build for a page of who is signed in: its parts in their places, with nothing of anybody. Nothing in it
 * can be pressed or typed into, since the page itself takes its place; to be heard there is the wait alone.
 */
export function OutlinePage({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <noscript>
        <NoScriptScreen />
      </noscript>
      <div className={styles.wait}>
        <main className={styles.said}>
          <div role="status">
            <h1>{t('controls.justAMinute')}</h1>
          </div>
        </main>
        <QueryClientProvider client={nothingRead}>
          <div inert aria-busy="true">
            <AccountShell
              isBusiness={false}
              isSuspended={false}
              onSignOut={() => undefined}
              person={
                <>
                  <NotificationBell userId={nobody} isSilent />
                  <PersonPlace />
                </>
              }
            >
              {children}
            </AccountShell>
          </div>
        </QueryClientProvider>
      </div>
    </>
  );
}
