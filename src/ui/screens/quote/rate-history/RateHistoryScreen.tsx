import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '#contract/protocol/failure.ts';
import { euroToCentralAfricanFranc, marginBasisPoints } from '#domain/quote/customerRate.ts';
import { rateHeldMinutes } from '#domain/service/promises.ts';
import { type RatesAsked, rateHistoryQuery } from '#src/services/quote/rateQueries.ts';
import { Button } from '../../../controls/Button.tsx';
import { Notice } from '../../../controls/Notice.tsx';
import { RetryNotice } from '../../../controls/RetryNotice.tsx';
import { Skeleton } from '../../../controls/Skeleton.tsx';
import { TextLink } from '../../../controls/TextLink.tsx';
import { useFormats } from '../../../formats/useFormats.ts';
import { PageHeading } from '../../../layouts/PageHeading.tsx';
import { RateFigures } from './RateFigures.tsx';
import { RateQuestion } from './RateQuestion.tsx';
import styles from './rateHistory.module.css';

type RateHistoryScreenProps = {
  readonly asked: RatesAsked;
  /** False until the address can be read: the page was written for all addresses. */
  readonly isAsked: boolean;
  readonly onAsk: (asked: RatesAsked) => void;
  /** Prices to be told about: whoever is signed in has them, a visitor signs in first. */
  readonly alerts?: { readonly onOpen: (rate?: string) => void } | { readonly signIn: string };
};

/** An address gives way between its parts, and not within a word, where letters are large. */
const brokenAtSlashes = (address: string) =>
  address.split(/(?=[/?])/).map((part) => (
    <Fragment key={part}>
      <wbr />
      {part}
    </Fragment>
  ));

const openData = ({ base, target, span }: RatesAsked): string => `/api/exchange/${base}/${target}/history?span=${span}`;

/** What a sender got for one unit of a currency, and the mid-market rate, over time (peers 6). */
export function RateHistoryScreen({ asked, isAsked, onAsk, alerts }: RateHistoryScreenProps) {
  const { t } = useTranslation();
  const { percent, rate } = useFormats();
  const history = useQuery({ ...rateHistoryQuery(asked), enabled: isAsked });
  const isRefused = history.error instanceof ApiFailure && history.error.code === 'currencyPairNotOffered';
  return (
    <div className={styles.page}>
      <PageHeading title={t('rateHistory.title')} lead={t('rateHistory.lead')} />
      <RateQuestion asked={asked} onAsk={onAsk} />
      {isRefused && <Notice tone="warning">{t('rateHistory.notOffered', asked)}</Notice>}
      {history.isError && !isRefused && (
        <RetryNotice retry={t('common.tryAgain')} isPending={history.isFetching} onRetry={() => void history.refetch()}>
          {t('rateHistory.failed')}
        </RetryNotice>
      )}
      {history.isPending && <Waiting />}
      {history.data && (
        <RateFigures
          key={JSON.stringify(asked)}
          history={history.data}
          onAlert={alerts && 'onOpen' in alerts ? alerts.onOpen : undefined}
        />
      )}
      {alerts && (
        <p>
          {'signIn' in alerts ? (
            <TextLink to={alerts.signIn} isRoomy>
              {t('rateHistory.signIn')}
            </TextLink>
          ) : (
            <Button variant="secondary" onPress={() => alerts.onOpen()}>
              {t('rateHistory.alerts')}
            </Button>
          )}
        </p>
      )}
      <section className={styles.how} aria-labelledby="how">
        <h2 id="how">{t('rateHistory.how.title')}</h2>
        <ul>
          <li>{t('rateHistory.how.market')}</li>
          <li>
            {t('rateHistory.how.ours', { share: percent(marginBasisPoints), rate: rate(euroToCentralAfricanFranc) })}
          </li>
          <li>{t('rateHistory.how.gaps')}</li>
          <li>{t('rateHistory.how.future', { minutes: rateHeldMinutes })}</li>
        </ul>
      </section>
      <p className={styles.note}>
        {t('rateHistory.data')} <TextLink href={openData(asked)}>{brokenAtSlashes(openData(asked))}</TextLink>
      </p>
      <noscript>
        <p>{t('rateHistory.noScript')}</p>
      </noscript>
    </div>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <div className={styles.waiting} aria-busy>
      <p role="status" className={styles.note}>
        {t('rateHistory.loading')}
      </p>
      <Skeleton count={6} />
    </div>
  );
}
