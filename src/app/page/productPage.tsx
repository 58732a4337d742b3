import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useEffect } from 'react';
import { queryClient } from '#src/services/http/queryClient.ts';
import { TypedFormsContext } from '#src/ui/flows/typedForms.ts';
import { useSession } from '../session/sessionContext.ts';
import { openTypedForms, typedForms } from '../storage/typedFormStore.ts';
import { AriaLocale } from './AriaLocale.tsx';

/** What pages of the product stand on and pages to read do without: what was read, typed, and who is there. */
export function inProduct(Page: ComponentType): ComponentType {
  return function ProductPage() {
    const { ask } = useSession();
    useEffect(ask, [ask]);
    return (
      <AriaLocale>
        <QueryClientProvider client={queryClient}>
          <TypedFormsContext value={typedForms}>
            <Page />
          </TypedFormsContext>
        </QueryClientProvider>
      </AriaLocale>
    );
  };
}

/** Before the first such page is drawn. */
export const typedFormsOpened = openTypedForms();
