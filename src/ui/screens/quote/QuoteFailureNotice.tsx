import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { failureText } from '#src/locales/failureText.ts';
import type { PriceQuoteActor } from '#src/machines/quote/price-quote/priceQuoteMachine.ts';
import { Button } from '../../controls/Button.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { notify } from '../../controls/notify.tsx';
import { TextLink } from '../../controls/TextLink.tsx';
import { useActorSteps } from '../../flows/useActorSteps.ts';

/** A rate that could not be fetched is asked for again; a quote that was refused stays, with somebody to ask (ERR-20). */
export function QuoteFailureNotice({ actor }: { readonly actor: PriceQuoteActor }) {
  const words = useTranslation();
  const { t } = words;
  const { failure, failedCall } = useSelector(actor, ({ context }) => context);
  const isUnavailable = useSelector(actor, (snapshot) => snapshot.matches({ calculating: 'unavailable' }));
  if (isUnavailable) {
    return (
      <Notice
        tone="danger"
        isLive
        title={t('send.quote.noRateTitle')}
        actions={
          <Button variant="secondary" size="small" onPress={() => actor.send({ type: 'retry.chosen' })}>
            {t('common.tryAgain')}
          </Button>
        }
      >
        {failureText(words, failure ?? { code: 'rateUnavailable', details: {} })}
      </Notice>
    );
  }
  if (!failure || failedCall !== 'transferQuote') return null;
  return (
    <Notice
      tone="danger"
      isLive
      title={t('send.quote.notPricedTitle')}
      actions={
        <TextLink to="/content/contact" isRoomy>
          {t('common.contactUs')}
        </TextLink>
      }
    >
      {failureText(words, failure)}
    </Notice>
  );
}

/** ERR-01, D-56: holding the rate failed; nothing on the page is wrong, so it passes. */
export function useRateQuoteToast(actor: PriceQuoteActor): void {
  const words = useTranslation();
  useActorSteps(actor, (now, before) => {
    const { failure, failedCall } = now.context;
    if (!before.matches('holdingRate') || !failure || failedCall !== 'rateQuote') return;
    notify({ tone: 'danger', text: failureText(words, failure), seconds: 15 });
  });
}
