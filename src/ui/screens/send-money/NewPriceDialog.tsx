import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { TransferQuote } from '#contract/quote.ts';
import { quoteChange } from '#src/machines/price-quote/calculation.ts';
import type { PriceQuoteActor } from '#src/machines/price-quote/priceQuoteMachine.ts';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { GoOnInGuide } from '../guide/GoOnInGuide.tsx';
import styles from './send.module.css';
import { moneyOf } from './transferSum.ts';
import { useFormats } from './useFormats.ts';

/** The promised rate ran out: old and new side by side, and nothing goes on unasked (D-120). */
export function NewPriceDialog({ actor }: { readonly actor: PriceQuoteActor }) {
  const { t } = useTranslation();
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches('askingNewPrice'));
  const { quote, previousQuote } = useSelector(actor, ({ context }) => context);
  if (!quote || !previousQuote) return null;
  const change = quoteChange(previousQuote, quote) === 'worse' ? 'worse' : 'better';
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
      <p>{t(`send.newPrice.${change}`)}</p>
      <QuoteComparison before={previousQuote} now={quote} />
      <GoOnInGuide />
    </Dialog>
  );
}

/** The old price and the new one, line by line. */
export function QuoteComparison({ before, now }: { readonly before: TransferQuote; readonly now: TransferQuote }) {
  const { t } = useTranslation();
  const { money, rate } = useFormats();
  const lines = [
    { label: t('price.sum.exchangeRate'), of: ({ exchangeRate }: TransferQuote) => rate(exchangeRate) },
    {
      label: t('price.sum.theyGet'),
      of: (quote: TransferQuote) => money(moneyOf(quote.destinationAmount, quote.destinationCurrency)),
    },
    {
      label: t('price.sum.totalToPay'),
      of: (quote: TransferQuote) => money(moneyOf(quote.totalToPay, quote.originCurrency)),
    },
  ];
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
        {lines.map(({ label, of }) => (
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
