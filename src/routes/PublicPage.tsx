import type { ReactNode } from 'react';
import { PublicLayout } from '#src/ui/layouts/PublicLayout.tsx';
import { PublicFooter } from '#src/ui/screens/landing/PublicFooter.tsx';
import { WaysIn } from '#src/ui/screens/landing/WaysIn.tsx';
import { useSession } from './SessionProvider.tsx';
import { usePageTools } from './usePageTools.ts';

/** A page open to everybody, in its layout; who is signed in is led back to their own pages. */
export function PublicPage({ children }: { readonly children: ReactNode }) {
  const { status } = useSession();
  return (
    <PublicLayout
      {...usePageTools()}
      links={<WaysIn isSignedIn={status === 'signedIn'} size="small" />}
      footer={<PublicFooter />}
    >
      {children}
    </PublicLayout>
  );
}
