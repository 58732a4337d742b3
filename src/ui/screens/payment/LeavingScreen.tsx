import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { CardForm } from '#contract/payment/payment.ts';
import { amountAsked, leavingWords } from '#src/machines/payment/pay-transfer/leavingWords.ts';
import { Button } from '../../controls/Button.tsx';
import { Icon } from '../../controls/Icon.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { SendPage } from '../../flows/SendPage.tsx';
import { useFormats } from '../../formats/useFormats.ts';
import { leaveFor } from './leaveFor.ts';
import { hostOf, widgetAddress } from './leavingPage.ts';
import styles from './pay.module.css';
import type { PayScreenProps } from './payScreenProps.ts';

/** Says whose page comes next before it comes, and goes there by the sender's own press (PAY-21, PAY-26). */
export function LeavingScreen({ actor }: PayScreenProps) {
  const { t } = useTranslation();
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { leaving } = context;
  if (!leaving) return null;
  const host = hostOf(leaving);
  const words = leavingWords(context);
  const opened = () => actor.send({ type: 'provider.opened' });
  return (
    <SendPage step="pay" title={t(`pay.leaving.${words}.title`)} lead={t(`pay.leaving.${words}.text`)}>
      {host === undefined ? (
        <Notice tone="danger" isLive>
          {t('pay.leaving.notTrusted')}
        </Notice>
      ) : (
        <>
          <section className={styles.departure}>
            <AmountDue actor={actor} />
            <p className={styles.host}>
              <Icon name="external" />
              <span>
                {t('pay.leaving.address')} <strong>{host}</strong>
              </span>
            </p>
            <p>{t('pay.leaving.comeBack')}</p>
          </section>
          {leaving.kind === 'form' ? (
            <CardCompanyForm form={leaving.form} onSubmitted={opened} />
          ) : (
            <Button
              isWide
              onPress={() => {
                opened();
                leaveFor(leaving.kind === 'widget' ? widgetAddress(context) : leaving.uri);
              }}
            >
              {t(`pay.leaving.${words}.go`)}
            </Button>
          )}
        </>
      )}
      <div>
        <Button variant="secondary" onPress={() => actor.send({ type: 'method.reopened' })}>
          {t('pay.otherWay')}
        </Button>
      </div>
    </SendPage>
  );
}

/** Another amount on the next page is a reason to turn back (PAY-30). */
export function AmountDue({ actor }: Pick<PayScreenProps, 'actor'>) {
  const { t } = useTranslation();
  const { money: written } = useFormats();
  const amount = amountAsked(useSelector(actor, ({ context }) => context));
  if (!amount) return null;
  return (
    <div>
      <p className={styles.amountLabel}>{t('pay.leaving.amount')}</p>
      <p className={styles.amount}>{written(amount)}</p>
    </div>
  );
}

type CardCompanyFormProps = { readonly form: CardForm; readonly onSubmitted: () => void };

/** The server's signed fields as they are. The browser sends the form before the page may change under it. */
export function CardCompanyForm({ form, onSubmitted }: CardCompanyFormProps) {
  const { t } = useTranslation();
  return (
    <form action={form.url} method="post" onSubmit={() => setTimeout(onSubmitted)} className={styles.cardForm}>
      {form.fields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <p className={styles.cards}>{t('pay.leaving.form.cards')}</p>
      <Button type="submit" isWide>
        {t('pay.leaving.form.go')}
      </Button>
    </form>
  );
}
