import { screen } from '@testing-library/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { expect, test, vi } from 'vitest';
import { listRateSpreads, listServices } from '#contract/protocol/lookup.ts';
import { draftOfAddress, withExample } from '#domain/quote/addressedDraft.ts';
import { standardServices } from '#domain/quote/standardServices.ts';
import { FirstQuoteScreen } from '#src/ui/screens/quote/FirstQuoteScreen.tsx';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { createFirstQuoteStore } from './firstQuoteStore.ts';

vi.mock('#src/services/http/apiClient.ts', () => ({
  callApi: async (endpoint: unknown) => {
    if (endpoint === listServices) return standardServices;
    if (endpoint === listRateSpreads) return [{ base: 'GBP', target: 'XAF', downtimeStatus: true }];
    throw new Error('silence');
  },
}));

/** What a visitor has before the rest of sending has come. */
function FirstLook() {
  const [store] = useState(() => {
    const draft = withExample(draftOfAddress(''));
    return createFirstQuoteStore(draft, draft);
  });
  useEffect(() => store.open(), [store]);
  const model = useSyncExternalStore(store.subscribe, store.model, store.writtenModel);
  return (
    <FirstQuoteScreen
      model={model}
      onEvent={store.send}
      onGoOn={() => undefined}
      isGoingOn={false}
      guideAddress="/guide"
    />
  );
}

test.each([
  ['en', 'Transfers to Cameroon are paused for now', /You can send to Kenya, Tanzania, Uganda,? and Nigeria\./],
  ['fr', 'Envois suspendus pour le moment : Cameroun', /Pays ouverts : Kenya, Tanzanie, Ouganda et Nig[ée]ria\./],
] as const)(
  'the first quote of a visitor says in %s what is closed and what is open, before the whole page has come (peers 36)',
  async (language, title, instead) => {
    renderScreen(<FirstLook />, { language });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(instead)).toBeVisible();
    expect(document.querySelector('[data-first-go-on]')).toBeVisible();
  },
);
