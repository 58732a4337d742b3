import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { asksForRecipient, displayOf, isLate } from '#contract/transfer/transferDisplay.ts';
import { promisedBy } from '#domain/transfer/deliveryPromise.ts';
import type { StatusTone } from '#domain/transfer/statusLabel.ts';
import { isHalted, resultWords, type ToldStanding } from '#src/machines/payment/payment-result/resultWords.ts';
import { transferQuery } from '#src/services/transfer/transferQueries.ts';
import { Button } from '../../../controls/Button.tsx';
import card from '../../../controls/card.module.css';
import { classNames } from '../../../controls/classNames.ts';
import { Icon, type IconName } from '../../../controls/Icon.tsx';
import { LiveRegion } from '../../../controls/LiveRegion.tsx';
import { ButtonLink } from '../../../controls/TextLink.tsx';
import tones from '../../../controls/tone.module.css';
import { useSendingSuspended } from '../../../flows/sendingSuspended.ts';
import { useTransferLead } from '../../../formats/transferText.ts';
import { useAccent } from '../../../formats/useAccent.ts';
import { useFormats } from '../../../formats/useFormats.ts';
import { PageHeading } from '../../../layouts/PageHeading.tsx';
import { changeRecipientAddress } from '../../transfer/changeRecipientAddress.ts';
import { TellRecipient } from '../../transfer/TellRecipient.tsx';
import { useNextText } from '../../transfer/WhatHappensNext.tsx';
import { ResultCard } from './ResultCard.tsx';
import styles from './result.module.css';
import type { ResultScreenProps } from './resultScreenProps.ts';
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

/** Who has the money now, how the payment went, and its way to the recipient while somebody watches. */
export function ResultScreen({ actor, userId, after }: ResultScreenProps) {
  const { t } = useTranslation();
  const leadOf = useTransferLead();
  const { transferId = '', standing = 'inProgress', status } = useSelector(actor, ({ context }) => context);
  const read = useQuery({
    ...transferQuery({ userId: userId ?? '', transferId }),
    enabled: userId !== undefined,
  });
  useToldStatus(actor, read);
  const { data: transfer, dataUpdatedAt } = read;
  const seenAt = Math.floor(dataUpdatedAt / 1000);
  const hasComeBack = transfer !== undefined && displayOf(transfer) === 'PAYOUT_RETURNED';
  const toldStanding = hasComeBack ? 'returned' : standing;
  const { icon, tone } = told[toldStanding];
  const { headline, lead, happened } = resultWords({ standing: toldStanding, status, payment: transfer?.payment });
  // The flow may know better than what was read: both titles say the same.
  const first = transfer ? leadOf({ ...transfer, status: status ?? transfer.status }, seenAt) : t(headline);
  const nextText = useNextText();
  const isHeld = transfer !== undefined && isHalted(transfer.status);
  const expected = useExpected(transfer, seenAt) ?? t(lead);
  const second = isHeld ? nextText(transfer) : expected;
  useAccent(transfer?.destinationCountryCode);
  return (
    <div className={styles.page}>
      <header className={styles.verdict}>
        <span className={classNames(styles.mark, tones[tone])}>
          <Icon name={icon} />
        </span>
        <PageHeading
          title={happened ? t('common.labelled', { label: t(headline), value: t(happened) }) : t(headline)}
          drawn={first}
          lead={second}
        />
      </header>
      <LiveRegion text={`${first}. ${second}`} />
      {userId !== undefined && <WhatNow actor={actor} standing={toldStanding} transfer={transfer} after={after} />}
      {transfer && <ResultCard title={t(headline)} transfer={transfer} seenAt={seenAt} isNextSaid={isHeld} />}
      {userId === undefined ? (
        <SignInForMore />
      ) : (
        <div className={styles.actions}>
          <Button
            variant={standing === 'cancelled' ? 'secondary' : 'primary'}
            onPress={() => actor.send({ type: 'dashboard.chosen' })}
          >
            {t('result.dashboard')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** By when the partner that pays is to have paid, while it does. */
function useExpected(transfer: Transfer | undefined, seenAt: number): string | undefined {
  const { t } = useTranslation();
  const { moment } = useFormats();
  if (!transfer) return undefined;
  const promised = promisedBy(transfer);
  if (promised === undefined) return undefined;
  return t(isLate(transfer, seenAt) ? 'transfer.delay.promised' : 'result.standings.paidBy', {
    moment: moment(promised),
  });
}

type WhatNowProps = Pick<ResultScreenProps, 'actor' | 'after'> & {
  readonly standing: ToldStanding;
  /** Missing until it was read. */
  readonly transfer: Transfer | undefined;
};

/** What a payment that went so asks for: its receipt and the news passed on, another try, or the way back to it. */
function WhatNow({ actor, standing, transfer, after }: WhatNowProps) {
  const { t } = useTranslation();
  const isSuspended = useSendingSuspended();
  if (standing === 'cancelled') {
    return (
      <div className={styles.actions}>
        <p>{t('result.payAgainKeeps')}</p>
        <Button onPress={() => actor.send({ type: 'payAgain.chosen' })}>{t('result.payAgain')}</Button>
      </div>
    );
  }
  if (!transfer) return null;
  if (standing === 'delivered') {
    return (
      <div className={styles.actions}>
        {after?.receiptOf(transfer)}
        <TellRecipient transfer={transfer} />
        {after && !isSuspended && (
          <ButtonLink to={after.sendAgainAddress(transfer)} variant="secondary">
            {t('transfer.actions.sendAgain')}
          </ButtonLink>
        )}
      </div>
    );
  }
  if (asksForRecipient(transfer)) {
    return (
      <div className={styles.actions}>
        <ButtonLink to={changeRecipientAddress(transfer)}>{t('transfer.actions.changeRecipient')}</ButtonLink>
      </div>
    );
  }
  // What may just have been paid is not paid again.
  if (transfer.status !== 'PENDING_PAYMENT' || transfer.payment === 'checking') return null;
  return (
    <div className={styles.actions}>
      <ButtonLink to={`/payment-method?transferId=${transfer.id}`} variant="secondary">
        {t('result.backToPayment')}
      </ButtonLink>
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
