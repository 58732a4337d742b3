import { createElement, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { draftOfAddress, withExample } from '#domain/quote/addressedDraft.ts';
import type { FirstLookProps } from '#src/app/page/firstPage.ts';
import { PublicPage } from '#src/app/page/PublicPage.tsx';
import { useUnderWay } from '#src/app/page/useUnderWay.ts';
import { useWholePage } from '#src/app/page/useWholePage.ts';
import { useSession } from '#src/app/session/sessionContext.ts';
import { SendFrame } from '#src/ui/flows/SendFrame.tsx';
import { FirstLook } from '#src/ui/layouts/FirstLook.tsx';
import { FirstQuoteScreen } from '#src/ui/screens/quote/FirstQuoteScreen.tsx';
import type { FirstQuote } from '#src/ui/screens/quote/firstQuote.ts';
import { isPriceAwaited } from '#src/ui/screens/quote/isPriceAwaited.ts';
import { quoteHeading } from '#src/ui/screens/quote/quoteHeading.ts';
import { createFirstQuoteStore } from './firstQuoteStore.ts';
import { handQuote } from './handedQuote.ts';
import { guideAddress, quoteAddress } from './quoteAddress.ts';

/** The first look of the quote page: a visitor's, written to HTML and priced before the rest of sending has come. */
export function FirstQuotePage({ whole }: FirstLookProps) {
  const { t } = useTranslation();
  const { status } = useSession();
  const { search } = useLocation();
  const [asked] = useState(() => withExample(draftOfAddress(search)));
  const [store] = useState(() => createFirstQuoteStore(asked, withExample(draftOfAddress(''))));
  useEffect(() => store.open(), [store]);
  const model = useSyncExternalStore(store.subscribe, store.model, store.writtenModel);
  const [isGoingOn, setGoingOn] = useState(false);
  const isUnderWay = useUnderWay();
  const { draft } = model;
  const isWhole = useWholePage(whole, {
    isDue: isGoingOn || isUnderWay || isAnswered(model),
    mayChange: () => isFree(isGoingOn) && hasAmount(model),
    handOver() {
      const address = quoteAddress(draft);
      const isChanged = address !== quoteAddress(asked);
      handQuote({ goesOn: isGoingOn, ...(isChanged && { search: address.slice(address.indexOf('?')) }) });
    },
  });
  // Who signed in meanwhile, in another tab, has a layout of their own.
  if (isWhole && status === 'signedIn') return createElement(whole);
  return (
    <PublicPage>
      <FirstLook isWhole={isWhole}>
        <SendFrame {...quoteHeading(t)}>
          {isWhole ? (
            createElement(whole)
          ) : (
            <FirstQuoteScreen
              model={model}
              onEvent={store.send}
              onGoOn={() => setGoingOn(true)}
              isGoingOn={isGoingOn}
              guideAddress={guideAddress(draft)}
            />
          )}
        </SendFrame>
      </FirstLook>
    </PublicPage>
  );
}

/** The price is there, or why there is none: the link is free for the rest. */
const isAnswered = ({ view, isUnavailable }: FirstQuote): boolean =>
  isUnavailable || (view !== undefined && !isPriceAwaited(view, false));

/** What cannot be read as an amount is still to be put right, and would be gone. */
const hasAmount = ({ draft }: FirstQuote): boolean =>
  draft.payinActualValue !== undefined || draft.payoutActualValue !== undefined;

/** Nobody is typing, choosing or on the way by Tab: what has the focus would be drawn anew. */
function isFree(isGoingOn: boolean): boolean {
  const { activeElement } = document;
  return isGoingOn || activeElement === null || activeElement.matches('body, main, h1');
}
