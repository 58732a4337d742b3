import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { leavingWords } from '#src/machines/payment/pay-transfer/leavingWords.ts';
import type { PayTransferActor } from '#src/machines/payment/pay-transfer/payTransferMachine.ts';
import { Button } from '../../../controls/Button.tsx';
import { Icon } from '../../../controls/Icon.tsx';
import { Notice } from '../../../controls/Notice.tsx';
import { AmountDue, CardCompanyForm } from '../../payment/LeavingScreen.tsx';
import { leaveFor } from '../../payment/leaveFor.ts';
import { hostOf, widgetAddress } from '../../payment/leavingPage.ts';
import styles from '../cards.module.css';
import type { AnswersProps } from './answersProps.ts';

/** Whose page comes next, and how much it must ask for; gone to by the sender's own press (PAY-21, PAY-26). */
export function LeavingAnswer({ actor, onAnswer }: AnswersProps & { readonly actor: PayTransferActor }) {
  const { t } = useTranslation();
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { leaving } = context;
  if (!leaving) return null;
  const host = hostOf(leaving);
  const go = () => onAnswer('go');
  return (
    <div className={styles.card}>
      {host === undefined ? (
        <Notice tone="danger" isLive>
          {t('pay.leaving.notTrusted')}
        </Notice>
      ) : (
        <>
          <AmountDue actor={actor} />
          <p className={styles.address}>
            <Icon name="external" />
            <span>
              {t('pay.leaving.address')} <strong>{host}</strong>
            </span>
          </p>
          {leaving.kind === 'form' ? (
            <CardCompanyForm form={leaving.form} onSubmitted={go} />
          ) : (
            <Button
              isWide
              onPress={() => {
                go();
                leaveFor(leaving.kind === 'widget' ? widgetAddress(context) : leaving.uri);
              }}
            >
              {t(`pay.leaving.${leavingWords(context)}.go`)}
            </Button>
          )}
        </>
      )}
      <Button variant="secondary" isWide onPress={() => onAnswer('other')}>
        {t('pay.otherWay')}
      </Button>
    </div>
  );
}
