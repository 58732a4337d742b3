import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SendingLimits as Limits } from '#contract/quote/quote.ts';
import { moneyOf } from '#contract/transfer/transferSum.ts';
import type { PayInCurrency } from '#domain/money/currency.ts';
import { seededTransferLimits, sendingAllowances } from '#domain/transfer/transferLimits.ts';
import { sendingLimitQuery } from '#src/services/quote/limitQueries.ts';
import { type Fact, Facts } from '../../controls/DescriptionList.tsx';
import { RetryNotice } from '../../controls/RetryNotice.tsx';
import { Skeleton } from '../../controls/Skeleton.tsx';
import { TextLink } from '../../controls/TextLink.tsx';
import { useFormats } from '../../formats/useFormats.ts';
import styles from './limits.module.css';

type SendingLimitsProps = {
  /** Whose; a visitor reads what holds for everybody. */
  readonly userId: string | undefined;
  readonly currency: PayInCurrency;
  /** What one transfer may be, where its way is known. */
  readonly atATime?: Fact | undefined;
};

/** What may be sent, why no more, and when or how more may be (peers 10). */
export function SendingLimits({ userId, currency, atATime }: SendingLimitsProps) {
  const { t } = useTranslation();
  const first = atATime ? [atATime] : [];
  return (
    <div className={styles.limits}>
      {userId === undefined ? (
        <EverybodysLimits first={first} />
      ) : (
        <OwnLimits userId={userId} currency={currency} first={first} />
      )}
      <p className={styles.why}>{t('limits.why')}</p>
      <p className={styles.why}>
        {t('limits.more')} <TextLink to="/help#contact">{t('limits.contact')}</TextLink>
      </p>
    </div>
  );
}

type OwnLimitsProps = { readonly userId: string; readonly currency: PayInCurrency; readonly first: readonly Fact[] };

function OwnLimits({ userId, currency, first }: OwnLimitsProps) {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useQuery(sendingLimitQuery({ userId, currency }));
  const own = useOwn(currency);
  if (data) return <Facts facts={[...first, ...own(data)]} />;
  if (!isError) return <Skeleton />;
  return (
    <RetryNotice retry={t('common.tryAgain')} onRetry={() => void refetch()} isPending={isFetching}>
      {t('limits.notRead')}
    </RetryNotice>
  );
}

function useOwn(currency: PayInCurrency) {
  const { t } = useTranslation();
  const { money, moment } = useFormats();
  return ({ periods, currency: limitCurrency, unproved }: Limits): readonly Fact[] => [
    ...periods.map(({ days, limit, left, moreFrom }) => ({
      label: t('limits.period', { count: days }),
      value: (
        <>
          {t('limits.left', { left: money(moneyOf(left, currency)), limit: money(moneyOf(limit, limitCurrency)) })}
          {moreFrom !== undefined && <Note>{t('limits.moreFrom', { moment: moment(moreFrom) })}</Note>}
        </>
      ),
    })),
    ...(unproved ? [{ label: t('limits.unproved'), value: <Unproved {...unproved} /> }] : []),
  ];
}

function Unproved({ most, waiting }: NonNullable<Limits['unproved']>) {
  const { t } = useTranslation();
  return (
    <>
      {t('limits.waiting', { most, waiting })}
      <Note>
        <TextLink to="/verification">{t('limits.verify')}</TextLink>
      </Note>
    </>
  );
}

const Note = ({ children }: { readonly children: ReactNode }) => <span className={styles.note}>{children}</span>;

/** What holds for somebody who has sent nothing and proved nothing. */
function EverybodysLimits({ first }: Pick<OwnLimitsProps, 'first'>) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const periods = sendingAllowances({ lastDay: [], lastThirtyDays: [] }).map(({ days, limit }) => ({
    label: t('limits.period', { count: days }),
    value: t('limits.upTo', { limit: money(limit) }),
  }));
  const most = seededTransferLimits.unverifiedTransfers;
  const unproved = { label: t('limits.unproved'), value: t('limits.transfers', { most }) };
  return <Facts facts={[...first, ...periods, unproved]} />;
}
