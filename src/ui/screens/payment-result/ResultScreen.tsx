import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ResultState } from '#domain/transfer/resultState.ts';
import type { StatusTone } from '#domain/transfer/statusLabel.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import type { PaymentResultContext } from '#src/machines/payment-result/paymentResultMachine.ts';
import { transferQuery } from '#src/services/transferQueries.ts';
import { Button } from '../../controls/Button.tsx';
import { Icon, type IconName } from '../../controls/Icon.tsx';
import { LiveRegion } from '../../controls/LiveRegion.tsx';
import { ButtonLink } from '../../controls/TextLink.tsx';
import { PageHeading } from '../../layouts/PageHeading.tsx';
import { useAccent } from '../send-money/useAccent.ts';
import type { ResultScreenProps } from './PaymentResultScreens.tsx';
import { ResultCard } from './ResultCard.tsx';
import styles from './result.module.css';

type Standing = NonNullable<PaymentResultContext['standing']>;

/** How a standing is told: the spec's three states and its picture (RES-10…12, D-77). */
const told: Record<Standing, { readonly state: ResultState; readonly icon: IconName; readonly tone: StatusTone }> = {
  inProgress: { state: 'INPROGRESS', icon: 'clock', tone: 'info' },
  paid: { state: 'COMPLETE', icon: 'check', tone: 'positive' },
  delivered: { state: 'COMPLETE', icon: 'check', tone: 'positive' },
  cancelled: { state: 'CANCELLED', icon: 'cross', tone: 'neutral' },
  ended: { state: 'INPROGRESS', icon: 'dash', tone: 'neutral' },
};

/** How the payment went, the transfer behind it, and its way to the recipient while somebody watches. */
export function ResultScreen({ actor, userId }: ResultScreenProps) {
  const { t } = useTranslation();
  const { standing = 'inProgress', transferId = '' } = useSelector(actor, ({ context }) => context);
  const { data: transfer, dataUpdatedAt } = useQuery({
    ...transferQuery({ userId: userId ?? '', transferId }),
    enabled: userId !== undefined,
  });
  const { state, icon, tone } = told[standing];
  useAccent(transfer?.destinationCountryCode);
  return (
    <div className={styles.page}>
      <header className={styles.verdict}>
        <span className={`${styles.mark} ${styles[tone]}`}>
          <Icon name={icon} />
        </span>
        <PageHeading title={t(`result.states.${state}`)} lead={t(`result.standings.${standing}`)} />
      </header>
      {transfer && <ResultCard transfer={transfer} seenAt={Math.floor(dataUpdatedAt / 1000)} />}
      <LiveRegion text={t(`result.standings.${standing}`)} />
      {userId === undefined ? (
        <SignInForMore />
      ) : (
        <Actions actor={actor} standing={standing} status={transfer?.status} />
      )}
    </div>
  );
}

type ActionsProps = Pick<ResultScreenProps, 'actor'> & {
  readonly standing: Standing;
  readonly status: TransferStatus | undefined;
};

function Actions({ actor, standing, status }: ActionsProps) {
  const { t } = useTranslation();
  const transferId = useSelector(actor, ({ context }) => context.transferId);
  return (
    <div className={styles.actions}>
      {standing === 'inProgress' && status === 'PENDING_PAYMENT' && (
        <ButtonLink to={`/payment-method?transferId=${transferId}`} variant="secondary">
          {t('result.notFinished')}
        </ButtonLink>
      )}
      {standing === 'cancelled' && (
        <Button onPress={() => actor.send({ type: 'payAgain.chosen' })}>{t('result.payAgain')}</Button>
      )}
      <Button
        variant={standing === 'cancelled' ? 'secondary' : 'primary'}
        onPress={() => actor.send({ type: 'dashboard.chosen' })}
      >
        {t('result.dashboard')}
      </Button>
    </div>
  );
}

/** A transfer is private: whoever only has the address learns no amount and no name (D-111). */
function SignInForMore() {
  const { t } = useTranslation();
  return (
    <div className={styles.card}>
      <p>{t('result.signInForMore')}</p>
      <div className={styles.actions}>
        <ButtonLink to="/sign-in">{t('common.signIn')}</ButtonLink>
      </div>
    </div>
  );
}
