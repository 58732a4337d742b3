import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { displayOf } from '#contract/transfer/transferDisplay.ts';
import { type ProgressLine, type ProgressStep, transferProgress } from '#domain/transfer/progress.ts';
import { isTerminal } from '#domain/transfer/statusGroups.ts';
import { ProgressSteps } from '../../controls/ProgressSteps.tsx';
import { reachedAt } from '../../formats/reachedAt.ts';
import { useStatusWords } from '../../formats/transferText.ts';
import { useFormats } from '../../formats/useFormats.ts';
import { ExpectedDelivery } from './ExpectedDelivery.tsx';
import styles from './transfer.module.css';

type TransferProgressProps = { readonly transfer: Transfer; readonly seenAt: number };

/** The four steps, each with when it was reached or that it still waits (TXN-22…25, D-78). */
export function TransferProgress({ transfer, seenAt }: TransferProgressProps) {
  const { t } = useTranslation();
  const lines = transferProgress({
    status: transfer.status,
    approved: transfer.approved,
    history: transfer.history.map(({ status }) => status),
    hasComeBack: displayOf(transfer) === 'PAYOUT_RETURNED',
  });
  const currencies: Record<ProgressStep, string> = {
    transferCreated: transfer.originCurrency,
    paymentReceived: transfer.originCurrency,
    vendorProcessing: transfer.destinationCurrency,
    delivered: transfer.destinationCurrency,
  };
  return (
    <section className={styles.part}>
      <h3>{t('transfer.progress.label')}</h3>
      <ProgressSteps
        label={t('transfer.progress.label')}
        items={lines.map(({ step, state }) => ({
          id: step,
          label: t(`transfer.progress.${step}`, { currency: currencies[step] }),
          state,
          detail: <StepDetail transfer={transfer} seenAt={seenAt} step={step} state={state} />,
        }))}
      />
    </section>
  );
}

/** The word of the state is hidden here, because every line already says it to screen readers. */
function StepDetail({ transfer, seenAt, step, state }: TransferProgressProps & ProgressLine): ReactNode {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const wordsOf = useStatusWords();
  if (state === 'stopped') return wordsOf(displayOf(transfer), 'long').label;
  const at = reachedAt(transfer, step);
  if (state === 'completed') return at === undefined ? t('transfer.progress.completed') : moment(at);
  if (isTerminal(transfer.status)) return null;
  return (
    <>
      {at !== undefined && <p>{moment(at)}</p>}
      <span aria-hidden="true">{t(`transfer.progress.${state}`)}</span>
      {step === 'delivered' && <ExpectedDelivery transfer={transfer} seenAt={seenAt} />}
    </>
  );
}
