import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { fullName } from '#contract/recipient/fullName.ts';
import { isTransferReason } from '#domain/reference/transferReasons.ts';
import type { PriceQuoteActor } from '#src/machines/quote/price-quote/priceQuoteMachine.ts';
import { isAnswered } from '#src/machines/transfer/send-money/recipientAnswers.ts';
import type { SendMoneyActor } from '#src/machines/transfer/send-money/sendMoneyMachine.ts';
import { recipientsQuery } from '#src/services/recipient/recipientQueries.ts';
import { Avatar } from '../../controls/Avatar.tsx';
import card from '../../controls/card.module.css';
import styles from '../../flows/send.module.css';
import { useRecipientPlace } from '../../formats/recipientText.ts';
import { LastTime } from './LastTime.tsx';

type SentAgainProps = { readonly actor: SendMoneyActor; readonly quote: PriceQuoteActor };

/** To whom and what for, as last time: the next page is the review, where both can still be changed. */
export function SentAgain({ actor, quote }: SentAgainProps) {
  const { t } = useTranslation();
  const placeOf = useRecipientPlace();
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const draft = useSelector(quote, (snapshot) => snapshot.context.draft);
  const { userId = '', recipientId, reasonId = '' } = context;
  const isKnown = isAnswered(context, { draft });
  const { data } = useQuery({ ...recipientsQuery(userId), enabled: isKnown && userId !== '' });
  const recipient = data?.find(({ id }) => id === recipientId);
  if (!isKnown || !recipient) return null;
  return (
    <section className={card.card} aria-labelledby="sent-again">
      <h2 id="sent-again" className={card.title}>
        {t('send.again.title')}
      </h2>
      <div className={styles.sentAgain}>
        <Avatar name={fullName(recipient)} />
        <p>
          <strong>{fullName(recipient)}</strong>
          <span>{placeOf(recipient)}</span>
          {isTransferReason(reasonId) && <span>{t(`recipient.reasons.${reasonId}`)}</span>}
        </p>
      </div>
      <LastTime userId={userId} recipientId={recipient.id} quote={quote} />
      <p className={styles.small}>{t('send.again.next')}</p>
    </section>
  );
}
