import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetitorRates } from '#contract/quote/competitor.ts';
import type { Exchange } from '#contract/quote/quote.ts';
import type { PayInCurrency } from '#domain/money/currency.ts';
import { toMajorText } from '#domain/money/money.ts';
import { operator } from '#domain/operator.ts';
import type { TransferSum } from '#domain/quote/transferSum.ts';
import { buttonClass } from '../../controls/buttonVariants.ts';
import { classNames } from '../../controls/classNames.ts';
import { Unknown } from '../../controls/Unknown.tsx';
import visually from '../../controls/visuallyHidden.module.css';
import { useFormats } from '../../formats/useFormats.ts';
import { type ComparedService, compareServices } from './compareServices.ts';
import styles from './comparison.module.css';
import { type LoadCompetitorRates, useCompetitorRates } from './useCompetitorRates.ts';

type ServiceBoardProps = {
  readonly sum: TransferSum | undefined;
  readonly exchange: Exchange | undefined;
  readonly base: PayInCurrency;
  readonly load: LoadCompetitorRates;
  /** There where no rate of ours can be had, and so nothing is compared. */
  readonly noRate?: { readonly text: string; readonly askAgain: () => void } | undefined;
};

/** What three others and we deliver for the money of this sum, the most first (LAN-13, D-105). */
export function ServiceBoard({ sum, exchange, base, load, noRate }: ServiceBoardProps) {
  const { t } = useTranslation();
  const asked = sum && { base, target: sum.theyGet.currency, amount: toMajorText(sum.totalToPay) };
  const { rates, askAgain } = useCompetitorRates(asked ?? {}, load);
  const isFailed = rates === 'failed';
  const services = sum && exchange && rates && !isFailed ? compareServices({ sum, exchange }, rates) : undefined;
  return (
    <div className={styles.board} aria-busy={asked !== undefined && rates === undefined}>
      {noRate && <Failed onTryAgain={noRate.askAgain}>{noRate.text}</Failed>}
      {!noRate && isFailed && (
        <div role="status">
          <Failed onTryAgain={askAgain}>{t('landingMore.comparison.failed')}</Failed>
        </div>
      )}
      {!noRate && !isFailed && <Board services={services} source={rates?.source} />}
    </div>
  );
}

type FailedProps = { readonly onTryAgain: () => void; readonly children: string };

function Failed({ onTryAgain, children }: FailedProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.failed}>
      <p>{children}</p>
      <button type="button" className={buttonClass({ variant: 'secondary', size: 'small' })} onClick={onTryAgain}>
        {t('common.tryAgain')}
      </button>
    </div>
  );
}

type BoardProps = {
  /** Nothing while they are asked; the rows keep their place. */
  readonly services: readonly ComparedService[] | undefined;
  readonly source: CompetitorRates['source'] | undefined;
};

const places = ['1', '2', '3', '4'] as const;

function Board({ services, source = '' }: BoardProps) {
  const { t } = useTranslation();
  const most = services?.[0]?.received.minor ?? 1;
  return (
    <table className={styles.table}>
      <caption className={visually.hidden}>
        {t(services ? 'landingMore.comparison.caption' : 'landingMore.comparison.waiting')}
      </caption>
      <thead>
        <tr>
          {(['service', 'fee', 'rate', 'arrives'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`landingMore.comparison.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {places.map((place, index) => (
          <Line key={services?.[index]?.id ?? place} service={services?.[index]} most={most} source={source} />
        ))}
      </tbody>
    </table>
  );
}

type LineProps = { readonly service: ComparedService | undefined; readonly most: number; readonly source: string };

/** The share of the bar that differs: whole bars of 95 and 97 percent would look alike. */
const shownShare = 0.12;

function Line({ service, most, source }: LineProps) {
  const { t } = useTranslation();
  const { money, rate, time } = useFormats();
  if (!service) {
    return (
      <tr className={styles.line}>
        <th scope="row">
          <Unknown />
        </th>
        {(['fee', 'rate', 'arrives'] as const).map((column) => (
          <td key={column} data-label={t(`landingMore.comparison.${column}`)}>
            <Unknown />
          </td>
        ))}
      </tr>
    );
  }
  const { id, fee, received, behind, at } = service;
  const isOurs = id === 'ours';
  const length = Math.max(0.04, 1 - behind.minor / most / shownShare);
  return (
    <tr className={classNames(styles.line, isOurs && styles.ours)} style={{ '--length': length } as CSSProperties}>
      <th scope="row">
        {isOurs ? operator.name : t('landingMore.comparison.other', { letter: id })}{' '}
        <small>
          {t(isOurs ? 'landingMore.comparison.ourSource' : 'landingMore.comparison.source', { source, time: time(at) })}
        </small>
      </th>
      <td data-label={t('landingMore.comparison.fee')}>{money(fee)}</td>
      <td data-label={t('landingMore.comparison.rate')}>{rate(service.rate)}</td>
      <td className={styles.arrives} data-label={t('landingMore.comparison.arrives')}>
        <strong>{money(received)}</strong>{' '}
        <small>
          {behind.minor === 0
            ? t('landingMore.comparison.most')
            : t('landingMore.comparison.less', { amount: money(behind) })}
        </small>
      </td>
    </tr>
  );
}
