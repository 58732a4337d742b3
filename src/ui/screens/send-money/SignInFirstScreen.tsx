import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { SendMoneyActor } from '#src/machines/transfer/send-money/sendMoneyMachine.ts';
import { Button } from '../../controls/Button.tsx';
import { ButtonLink } from '../../controls/TextLink.tsx';
import { SendPage } from '../../flows/SendPage.tsx';
import send from '../../flows/send.module.css';
import { useFormats } from '../../formats/useFormats.ts';
import styles from '../transfer/review.module.css';

/** Continue was pressed by a visitor: two ways in, what a first transfer needs, and what was chosen (D-13, AUT-50). */
export function SignInFirstScreen({ actor }: { readonly actor: SendMoneyActor }) {
  const { t } = useTranslation();
  const { money, time } = useFormats();
  const hold = useSelector(actor, ({ context }) => context.hold);
  const { payinActualValue, payoutActualValue } = useSelector(actor, ({ context }) => context.draft);
  return (
    <SendPage step="getQuote" title={t('send.signIn.title')} lead={t('send.signIn.lead')}>
      {payinActualValue && payoutActualValue && (
        <section className={styles.hero} aria-label={t('send.signIn.yourQuote')}>
          <p className={styles.kept}>
            <span>{money(payinActualValue)}</span> <span aria-hidden="true">→</span>{' '}
            <span>{money(payoutActualValue)}</span>
          </p>
          {hold && <p className={send.small}>{t('send.quote.heldUntil', { time: time(hold.expiresAt) })}</p>}
        </section>
      )}
      <p className={send.small}>
        {t('common.firstTransfer.brief')} {t('common.firstTransfer.inAll')}
      </p>
      <div className={styles.waysIn}>
        <ButtonLink to="/sign-up" isWide>
          {t('common.signUp')}
        </ButtonLink>
        <ButtonLink to="/sign-in" variant="secondary" isWide>
          {t('common.signIn')}
        </ButtonLink>
        <Button variant="quiet" isWide onPress={() => actor.send({ type: 'step.reopened', step: 'amount' })}>
          {t('send.signIn.changeAmount')}
        </Button>
      </div>
    </SendPage>
  );
}
