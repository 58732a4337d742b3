import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { fullName } from '#contract/recipient/fullName.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { amountDue, sumOfTransfer } from '#contract/transfer/transferSum.ts';
import { askHow, smallFirst, verifyFirst } from '#src/dialogue/answerValues.ts';
import type { PayBy } from '#src/machines/payment/pay-transfer/payBy.ts';
import type { SendMoneyActor } from '#src/machines/transfer/send-money/sendMoneyMachine.ts';
import { transferQuery } from '#src/services/transfer/transferQueries.ts';
import { Button } from '../../../controls/Button.tsx';
import { classNames } from '../../../controls/classNames.ts';
import { LiveRegion } from '../../../controls/LiveRegion.tsx';
import { useFormats } from '../../../formats/useFormats.ts';
import { usePayBy } from '../../../formats/usePayBy.ts';
import { useTransferReason } from '../../../formats/useTransferReason.ts';
import { ArrivalRail, PaymentRail } from '../../quote/TransferAmountBreakdowns.tsx';
import { IdentityFirst, useIdentityAction } from '../../send-money/IdentityFirst.tsx';
import { ReviewDetails } from '../../transfer/ReviewDetails.tsx';
import { unpaidInWords } from '../../transfer/transferInWords.ts';
import styles from '../cards.module.css';
import type { AnswersProps } from './answersProps.ts';
import { choices } from './choices.ts';
import { Fetching } from './ListAnswers.tsx';

type ReviewAnswerProps = AnswersProps & { readonly actor: SendMoneyActor };

/** Everything once more, each line with its change, and a button that says the act (R3). */
export function ReviewAnswer({ actor, ...props }: ReviewAnswerProps) {
  const { t } = useTranslation();
  const held = useSelector(actor, ({ context }) => context.transfer);
  const review = useQuery({
    ...transferQuery({ userId: props.userId ?? '', transferId: held?.id ?? '' }),
    enabled: props.userId !== undefined && held !== undefined,
  });
  const payBy = usePayBy(held);
  const isAwaited = payBy === 'awaited' && !review.isError;
  if (!review.data || isAwaited) return <Fetching {...review} failure={t('transfer.notRead.title')} />;
  const isUnverified = held?.status === 'PENDING_VERIFICATION';
  return (
    <ReviewCard
      {...props}
      transfer={review.data}
      payBy={payBy === 'awaited' || isUnverified ? undefined : payBy}
      unverifiedId={isUnverified ? props.userId : undefined}
    />
  );
}

type ReviewCardProps = AnswersProps & {
  readonly transfer: Transfer;
  readonly payBy: PayBy | undefined;
  /** The sender, where who they are is checked before they pay. */
  readonly unverifiedId: string | undefined;
};

function ReviewCard({
  transfer,
  payBy,
  unverifiedId,
  part,
  place,
  userId,
  label,
  say,
  onAnswer,
  onChange,
}: ReviewCardProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { money } = formats;
  const reason = useTransferReason(transfer);
  const small = choices({ part, place, userId }, t).find(({ id }) => id === smallFirst);
  const sum = { ...sumOfTransfer(transfer), paymentCharge: payBy?.charge };
  const rows = [
    { part: 'amount', value: t('guide.answers.send', { send: money(sum.youSend) }) },
    { part: 'recipient', value: fullName(transfer.recipient) },
    { part: 'method', value: t(`methods.${transfer.transferMethod}`) },
    { part: 'reason', value: reason },
  ] as const;
  return (
    <section className={styles.card} aria-label={label}>
      <LiveRegion text={unpaidInWords(transfer, { t, formats })} readsFirst />
      <p className={styles.gets}>
        {t('send.review.gets', { name: fullName(transfer.recipient) })} <strong>{money(sum.theyGet)}</strong>
      </p>
      <ul className={styles.reviewRows}>
        {rows.map(({ part, value }) => (
          <li key={part} className={styles.reviewRow}>
            <span className={styles.rowName}>{t(`guide.ask.${part}.name`)}</span>
            <span className={styles.rowValue}>{value}</span>
            <Button
              variant="quiet"
              size="small"
              aria-label={t('guide.changeNamed', { name: t(`guide.ask.${part}.name`), answer: value })}
              onPress={() => onChange(part)}
            >
              {t('guide.change')}
            </Button>
          </li>
        ))}
      </ul>
      <ReviewDetails transfer={transfer} isBesideChanges />
      {/* What the way of paying adds is in no sum beside the thread. */}
      <div className={classNames(styles.rails, (payBy?.charge.minor ?? 0) > 0 && styles.charged)}>
        <ArrivalRail sum={sum} />
        <hr className={styles.rule} />
        <PaymentRail sum={sum} />
      </div>
      {unverifiedId === undefined ? (
        <Ways {...{ transfer, payBy, part, place, userId, say, onAnswer }} />
      ) : (
        <VerifyFirst userId={unverifiedId} onAnswer={onAnswer} />
      )}
      {small && (
        <Button isWide variant="secondary" onPress={() => onAnswer(small.id)}>
          {say.say(small.words)}
        </Button>
      )}
      <Button variant="quiet" size="small" onPress={() => onAnswer('cancel', { key: 'guide.repairs.cancel' })}>
        {t('guide.repairs.cancel')}
      </Button>
    </section>
  );
}

type WaysProps = Pick<ReviewCardProps, 'transfer' | 'payBy' | 'part' | 'place' | 'userId' | 'say' | 'onAnswer'>;

function Ways({ transfer, payBy, part, place, userId, say, onAnswer }: WaysProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const sum = { ...sumOfTransfer(transfer), paymentCharge: payBy?.charge };
  const [asBefore, otherWay] = payBy ? choices({ part, place, userId }, t) : [];
  return asBefore && otherWay ? (
    <>
      <Button isWide onPress={() => onAnswer(asBefore.id)}>
        {say.say(asBefore.words)}
      </Button>
      <Button isWide variant="secondary" onPress={() => onAnswer(otherWay.id)}>
        {say.say(otherWay.words)}
      </Button>
    </>
  ) : (
    <Button isWide onPress={() => onAnswer(askHow, { key: 'guide.answers.pay', facts: { total: amountDue(sum) } })}>
      {t('guide.pay', {
        total: money(amountDue(sum)),
        name: transfer.recipient.firstName,
        get: money(sum.theyGet),
      })}
    </Button>
  );
}

type VerifyFirstProps = Pick<ReviewCardProps, 'onAnswer'> & { readonly userId: string };

function VerifyFirst({ userId, onAnswer }: VerifyFirstProps) {
  const { t } = useTranslation();
  const action = useIdentityAction(userId);
  return (
    <>
      <IdentityFirst userId={userId} />
      <Button isWide onPress={() => onAnswer(verifyFirst, { key: action })}>
        {t(action)}
      </Button>
    </>
  );
}
