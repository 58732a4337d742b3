import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { recipientChangeStage } from '#contract/transfer/recipientChange.ts';
import { differenceOf } from '#domain/recipient/recipientDifference.ts';
import { recipientsQuery } from '#src/services/recipient/recipientQueries.ts';
import { transferQuery } from '#src/services/transfer/transferQueries.ts';
import { LiveRegion } from '../../controls/LiveRegion.tsx';
import { RetryNotice } from '../../controls/RetryNotice.tsx';
import { Skeleton } from '../../controls/Skeleton.tsx';
import styles from '../../flows/send.module.css';
import { type ComparedRecipients, comparedInWords, comparedRecipients, differenceTexts } from './comparedRecipients.ts';

type RecipientComparisonProps = {
  readonly userId: string;
  readonly transferId: string;
  /** Whom it would go to. */
  readonly recipientId: string;
};

/** Whom a transfer goes to and whom it would go to, beside each other, with what that is and means (peers 16). */
export function RecipientComparison({ userId, transferId, recipientId }: RecipientComparisonProps) {
  const { t } = useTranslation();
  const transfer = useQuery(transferQuery({ userId, transferId }));
  const book = useQuery(recipientsQuery(userId));
  const after = book.data?.find(({ id }) => id === recipientId);
  if (transfer.data && after) {
    const people = { before: transfer.data.recipient, after };
    return (
      <>
        <LiveRegion text={comparedInWords(people, t)} readsFirst />
        <Table {...people} />
        {differenceTexts(differenceOf(people.before, after, transfer.data), t).map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>{t(`transfer.recipientChange.${recipientChangeStage(transfer.data)}`)}</p>
      </>
    );
  }
  const unread = [transfer, book].filter(({ isError }) => isError);
  if (unread.length === 0) return <Skeleton size="card" />;
  return (
    <RetryNotice
      retry={t('common.tryAgain')}
      isPending={unread.some(({ isFetching }) => isFetching)}
      onRetry={() => {
        for (const { refetch } of unread) void refetch();
      }}
    >
      {t('recipient.book.notFetched')}
    </RetryNotice>
  );
}

function Table(people: ComparedRecipients) {
  const { t } = useTranslation();
  return (
    <table className={styles.comparison} aria-label={t('send.review.comparison.title')}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('send.review.comparison.before')}</th>
          <th scope="col">{t('send.review.comparison.after')}</th>
        </tr>
      </thead>
      <tbody>
        {comparedRecipients(people, t).map(({ label, before, after }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
