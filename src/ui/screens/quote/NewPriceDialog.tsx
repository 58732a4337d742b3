import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { PriceShown } from '#src/machines/quote/price-quote/calculation.ts';
import { priceChangeOf } from '#src/machines/quote/price-quote/heldPrice.ts';
import type { PriceQuoteActor } from '#src/machines/quote/price-quote/priceQuoteMachine.ts';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { ContinueInGuide } from '../../flows/ContinueInGuide.tsx';
import styles from '../../flows/send.module.css';
import { useFormats } from '../../formats/useFormats.ts';
import { comparedLines, newPriceWords } from './newPriceText.ts';

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

type ComparedPrices = { readonly before: PriceShown; readonly now: PriceShown };

/** The old price and the new one, line by line. */
export function QuoteComparison({ before, now }: ComparedPrices) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <table className={styles.comparison}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('send.newPrice.before')}</th>
          <th scope="col">{t('send.newPrice.now')}</th>
        </tr>
      </thead>
      <tbody>
        {comparedLines(t, formats).map(({ label, of }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{of(before)}</td>
            <td>{of(now)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
