import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { CardForm } from '#contract/payment.ts';
import { Button } from '../../controls/Button.tsx';
import { Icon } from '../../controls/Icon.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { SendPage } from '../send-money/SendPage.tsx';
import { leavingHost } from './leavingHost.ts';
import type { PayScreenProps } from './PayTransferScreens.tsx';
import styles from './pay.module.css';

/** Says whose page comes next before it comes, and goes there by the sender's own press (PAY-21, PAY-26). */
export function LeavingScreen({ actor }: PayScreenProps) {
  const { t } = useTranslation();
  const leaving = useSelector(actor, ({ context }) => context.leaving);
  if (!leaving) return null;
  const host = leavingHost(leaving.kind === 'form' ? leaving.form.url : leaving.uri);
  const opened = () => actor.send({ type: 'provider.opened' });
  return (
    <SendPage step="pay" title={t(`pay.leaving.${leaving.kind}.title`)} lead={t(`pay.leaving.${leaving.kind}.text`)}>
      {host === undefined ? (
        <Notice tone="danger" isLive>
          {t('pay.leaving.notTrusted')}
        </Notice>
      ) : (
        <>
          <p className={styles.host}>
            <Icon name="external" />
            <span>
              {t('pay.leaving.address')} <strong>{host}</strong>
            </span>
          </p>
          <p>{t('pay.leaving.comeBack')}</p>
          {leaving.kind === 'form' ? (
            <CardCompanyForm form={leaving.form} onSubmitted={opened} />
          ) : (
            <Button
              isWide
              onPress={() => {
                opened();
                window.location.assign(leaving.uri);
              }}
            >
              {t('pay.leaving.redirect.go')}
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

type CardCompanyFormProps = { readonly form: CardForm; readonly onSubmitted: () => void };

/** The server's signed fields as they are. The browser sends the form before the page may change under it. */
function CardCompanyForm({ form, onSubmitted }: CardCompanyFormProps) {
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
