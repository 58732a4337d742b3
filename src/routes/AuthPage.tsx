import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthLayout } from '#src/ui/layouts/AuthLayout.tsx';
import { usePageTools } from './usePageTools.ts';

type AuthPageProps = {
  /** Which of the panel's sentences stands beside the form. */
  readonly saying: 'signIn' | 'signUp' | 'help';
  readonly children: ReactNode;
};

/** Signing in alone keeps the panel on a phone (AUT-15). */
export function AuthPage({ saying, children }: AuthPageProps) {
  const { t } = useTranslation();
  return (
    <AuthLayout
      {...usePageTools()}
      sentence={t(`auth.panel.${saying}.sentence`)}
      footnote={t(`auth.panel.${saying}.footnote`)}
      keepsPanelOnPhone={saying === 'signIn'}
    >
      {children}
    </AuthLayout>
  );
}
