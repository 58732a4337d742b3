import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { priceChangeOf } from '#src/machines/quote/price-quote/heldPrice.ts';
import type { PriceQuoteActor } from '#src/machines/quote/price-quote/priceQuoteMachine.ts';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { ContinueInGuide } from '../../flows/ContinueInGuide.tsx';
import { newPriceWords } from './newPriceText.ts';
import { QuoteComparison } from './QuoteComparison.tsx';

/** The price is not the one that was shown or promised: old and new side by side, and nothing goes on unasked (D-120). */
export function NewPriceDialog({ actor }: { readonly actor: PriceQuoteActor }) {
  const { t } = useTranslation();
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches('askingNewPrice'));
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const change = priceChangeOf(context);
  if (!context.quote || !change) return null;
  return (
    <Dialog
      title={t('send.newPrice.title')}
      isOpen={isAsking}
      width={600}
      role="alertdialog"
      actions={
        <>
          <Button onPress={() => actor.send({ type: 'newPrice.accepted' })}>{t('send.newPrice.accept')}</Button>
          <Button variant="secondary" onPress={() => actor.send({ type: 'amount.reopened' })}>
            {t('send.newPrice.changeAmount')}
          </Button>
        </>
      }
    >
      <p>{t(newPriceWords(context))}</p>
      <QuoteComparison before={change.before} now={context.quote} />
      <ContinueInGuide />
    </Dialog>
  );
}
