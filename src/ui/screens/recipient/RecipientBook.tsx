import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName } from '#contract/recipient/fullName.ts';
import type { Recipient } from '#contract/recipient/recipient.ts';
import { recipientsFor } from '#domain/recipient/recipientFilter.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import { recipientsQuery } from '#src/services/recipient/recipientQueries.ts';
import { Avatar } from '../../controls/Avatar.tsx';
import { Button, IconButton } from '../../controls/Button.tsx';
import { EmptyIllustration } from '../../controls/EmptyIllustration.tsx';
import { Icon } from '../../controls/Icon.tsx';
import { RadioCard, RadioCards } from '../../controls/RadioCards.tsx';
import { RetryNotice } from '../../controls/RetryNotice.tsx';
import { Skeleton } from '../../controls/Skeleton.tsx';
import { StatusBadge } from '../../controls/StatusBadge.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { useRecipientPlace } from '../../formats/recipientText.ts';
import { DeleteRecipientDialog } from './DeleteRecipientDialog.tsx';
import styles from './recipient.module.css';

export type RecipientBookProps = {
  readonly userId: string;
  /** Where the quote goes and how: only recipients it can be sent to are shown (RCP-08, RCP-09). */
  readonly place: { readonly countryCode: string; readonly method: PayoutMethod };
  readonly chosenId: string | undefined;
  readonly onChoose: (recipientId: string) => void;
  readonly onDeleted: (recipientId: string) => void;
  readonly onAdd: () => void;
  /** What was chosen is under way. */
  readonly isWorking: boolean;
};

/** The people this transfer may go to: found by name, chosen, deleted, added (RCP-01…RCP-10). */
export function RecipientBook(props: RecipientBookProps) {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useQuery(recipientsQuery(props.userId));
  if (data) return <Book {...props} recipients={data} />;
  if (isError) {
    return (
      <RetryNotice retry={t('common.tryAgain')} isPending={isFetching} onRetry={() => void refetch()}>
        {t('recipient.book.notFetched')}
      </RetryNotice>
    );
  }
  return (
    <div className={styles.book} aria-busy="true">
      <Skeleton size="card" count={3} />
    </div>
  );
}

function Book({
  recipients,
  place,
  onAdd,
  ...props
}: RecipientBookProps & { readonly recipients: readonly Recipient[] }) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const fitting = recipientsFor(recipients, place);
  const found = recipientsFor(recipients, { ...place, search });
  if (fitting.length === 0) return <NobodyYet onAdd={onAdd} isWorking={props.isWorking} />;
  return (
    <div className={styles.book}>
      <div className={styles.tools}>
        <TextField
          label={t('recipient.book.search')}
          type="search"
          autoComplete="off"
          value={search}
          onChange={setSearch}
        />
        <Button variant="secondary" isDisabled={props.isWorking} onPress={onAdd}>
          <Icon name="plus" />
          {t('recipient.book.add')}
        </Button>
      </div>
      {found.length > 0 ? (
        <Cards {...props} recipients={found} />
      ) : (
        <p className={styles.nobody} role="status">
          {t('recipient.book.nobodyFound', { search: search.trim() })}
        </p>
      )}
    </div>
  );
}

type CardsProps = Pick<RecipientBookProps, 'userId' | 'chosenId' | 'isWorking' | 'onChoose' | 'onDeleted'> & {
  readonly recipients: readonly Recipient[];
};

function Cards({ userId, recipients, chosenId, isWorking, onChoose, onDeleted }: CardsProps) {
  const { t } = useTranslation();
  const placeOf = useRecipientPlace();
  const [deleting, setDeleting] = useState<Recipient>();
  // Chosen before this page opened, like whom a transfer sent again goes to (RCP-37, D-87).
  const [defaultId] = useState(chosenId);
  return (
    <>
      <RadioCards
        label={t('recipient.book.label')}
        isLabelHidden
        value={chosenId ?? null}
        isDisabled={isWorking}
        onChange={onChoose}
      >
        {recipients.map((recipient) => (
          <RadioCard
            key={recipient.id}
            id={recipient.id}
            title={fullName(recipient)}
            detail={placeOf(recipient)}
            picture={<Avatar name={fullName(recipient)} />}
            aside={recipient.id === defaultId && <StatusBadge tone="neutral" label={t('recipient.book.default')} />}
            beside={
              <IconButton
                icon="trash"
                label={t('recipient.book.delete', { name: fullName(recipient) })}
                isDisabled={isWorking}
                onPress={() => setDeleting(recipient)}
              />
            }
          />
        ))}
      </RadioCards>
      <DeleteRecipientDialog
        userId={userId}
        recipient={deleting}
        onClose={() => setDeleting(undefined)}
        onDeleted={onDeleted}
      />
    </>
  );
}

/** An empty book says what it is for. */
function NobodyYet({ onAdd, isWorking }: Pick<RecipientBookProps, 'onAdd' | 'isWorking'>) {
  const { t } = useTranslation();
  return (
    <div className={styles.empty}>
      <EmptyIllustration of="recipients" />
      <p className={styles.emptyTitle}>{t('recipient.book.emptyTitle')}</p>
      <p>{t('recipient.book.emptyText')}</p>
      <Button isDisabled={isWorking} onPress={onAdd}>
        <Icon name="plus" />
        {t('recipient.book.add')}
      </Button>
    </div>
  );
}
