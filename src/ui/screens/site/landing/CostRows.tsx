import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { add } from '#domain/money/money.ts';
import rail from '../../../controls/AmountBreakdown.module.css';
import { classNames } from '../../../controls/classNames.ts';
import { Unknown } from '../../../controls/Unknown.tsx';
import { useFormats } from '../../../formats/useFormats.ts';
import styles from './costRows.module.css';
import type { LandingView } from './landingModel.ts';

/** Between the two amounts, how the one becomes the other, on the thread of every sum: each line keeps its place while the rate is on its way. */
export function CostRows({ view: { sum, exchange, draft } }: { readonly view: LandingView }) {
  const { t } = useTranslation();
  const { money, rate, time } = useFormats();
  const feeWhat = t(`price.fee.${draft.transferMethod}`);
  return (
    <dl className={rail.rail}>
      <Row sign="+" spoken={t('price.sum.plus')} label={t('price.sum.operatorFee')} detail={feeWhat}>
        {sum && money(sum.operatorFee)}
      </Row>
      <Row sign="=" spoken={t('price.sum.equals')} label={t('landing.calculator.total')} isTotal>
        {sum && money(add(sum.youSend, sum.operatorFee))}
      </Row>
      <Row
        sign="×"
        spoken={t('price.sum.times')}
        label={t('landing.calculator.rate')}
        detail={
          exchange
            ? `${t('landing.calculator.market', { market: rate(exchange.midRate) })}, ${t('landing.calculator.at', { time: time(exchange.at) })}`
            : '\u00a0'
        }
      >
        {exchange && t('price.rate.pair', { base: exchange.base, target: exchange.target, rate: rate(exchange.rate) })}
      </Row>
    </dl>
  );
}

type RowProps = {
  readonly sign: '+' | '=' | '×';
  readonly spoken: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly isTotal?: boolean;
  /** Nothing while it is not known. */
  readonly children: ReactNode;
};

function Row({ sign, spoken, label, detail, isTotal = false, children }: RowProps) {
  return (
    <div className={classNames(styles.row, isTotal && classNames(rail.total, styles.total))}>
      <dt>
        <span className={classNames(rail.operator, styles.sign)} role="img" aria-label={spoken}>
          {sign}
        </span>
        <span className={styles.label}>
          {label} <small>{detail}</small>
        </span>
      </dt>
      <dd className={rail.amount}>{children || <Unknown />}</dd>
    </div>
  );
}
