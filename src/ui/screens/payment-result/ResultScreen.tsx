import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { StatusTone } from '#domain/transfer/statusLabel.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import type { Standing } from '#src/machines/payment-result/standing.ts';
import { transferQuery } from '#src/services/transferQueries.ts';
import { Button } from '../../controls/Button.tsx';
import card from '../../controls/card.module.css';
import { classNames } from '../../controls/classNames.ts';
import { Icon, type IconName } from '../../controls/Icon.tsx';
import { LiveRegion } from '../../controls/LiveRegion.tsx';
import { ButtonLink } from '../../controls/TextLink.tsx';
import tones from '../../controls/tone.module.css';
import { PageHeading } from '../../layouts/PageHeading.tsx';
import { useAccent } from '../send-money/useAccent.ts';
import { displayOf } from '../transfer/transferText.ts';
import type { ResultScreenProps } from './PaymentResultScreens.tsx';
import { ResultCard } from './ResultCard.tsx';
import styles from './result.module.css';
import { resultWords, type ToldStanding } from './resultWords.ts';
import { useToldStatus } from './useToldStatus.ts';

type Told = { readonly icon: IconName; readonly tone: StatusTone };

/** A standing's picture. */
const told: Record<ToldStanding, Told> = {
  inProgress: { icon: 'clock', tone: 'info' },
  paid: { icon: 'check', tone: 'positive' },
  delivered: { icon: 'check', tone: 'positive' },
  cancelled: { icon: 'cross', tone: 'neutral' },
  ended: { icon: 'dash', tone: 'neutral' },
  returned: { icon: 'dash', tone: 'neutral' },
};

/** How the payment went, the transfer behind it, and its way to the recipient while somebody watches. */
export function ResultScreen({ actor, userId }: ResultScreenProps) {
  const { t } = useTranslation();
  const { transferId = '', standing = 'inProgress', status } = useSelector(actor, ({ context }) => context);
  const read = useQuery({
    ...transferQuery({ userId: userId ?? '', transferId }),
    enabled: userId !== undefined,
  });
  useToldStatus(actor, read);
  const { data: transfer, dataUpdatedAt } = read;
  const hasComeBack = transfer !== undefined && displayOf(transfer) === 'PAYOUT_RETURNED';
  const toldStanding = hasComeBack ? 'returned' : standing;
  const { icon, tone } = told[toldStanding];
  const { headline, lead } = resultWords({ standing: toldStanding, status, payment: transfer?.payment });
  useAccent(transfer?.destinationCountryCode);
  return (
    <div className={styles.page}>
      <header className={styles.verdict}>
        <span className={classNames(styles.mark, tones[tone])}>
          <Icon name={icon} />
        </span>
        <PageHeading title={t(headline)} lead={t(lead)} />
      </header>
      {transfer && <ResultCard transfer={transfer} seenAt={Math.floor(dataUpdatedAt / 1000)} />}
      <LiveRegion text={t(lead)} />
      {userId === undefined ? (
        <SignInForMore />
      ) : (
        <Actions
          actor={actor}
          standing={standing}
          status={status}
          canGoBack={transfer !== undefined && transfer.payment !== 'checking'}
        />
      )}
    </div>
  );
}

type ActionsProps = Pick<ResultScreenProps, 'actor'> & {
  readonly standing: Standing;
  readonly status: TransferStatus | undefined;
  /** To the payment: not while it may just have been made. */
  readonly canGoBack: boolean;
};

function Actions({ actor, standing, status, canGoBack }: ActionsProps) {
  const { t } = useTranslation();
  const transferId = useSelector(actor, ({ context }) => context.transferId);
  return (
    <div className={styles.actions}>
      {standing === 'cancelled' && <p>{t('result.payAgainKeeps')}</p>}
      {standing === 'inProgress' && status === 'PENDING_PAYMENT' && canGoBack && (
        <ButtonLink to={`/payment-method?transferId=${transferId}`} variant="secondary">
          {t('result.backToPayment')}
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
    <div className={card.card}>
      <p>{t('result.signInForMore')}</p>
      <div className={styles.actions}>
        <ButtonLink to="/sign-in">{t('common.signIn')}</ButtonLink>
      </div>
    </div>
  );
}
