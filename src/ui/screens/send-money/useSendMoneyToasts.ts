import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '#src/locales/failureText.ts';
import type { SendMoneyActor } from '#src/machines/transfer/send-money/sendMoneyMachine.ts';
import { notify } from '../../controls/notify.tsx';
import { useActorSteps } from '../../flows/useActorSteps.ts';

/** What sending money says beside its screens (ERR-02, ERR-11, ERR-17, KYC-19, TRF-12). */
export function useSendMoneyToasts(actor: SendMoneyActor): void {
  const words = useTranslation();
  const { t } = words;
  const isCheckChosen = useRef(false);
  useActorSteps(actor, (now, before) => {
    const { failure } = now.context;
    if (before.matches('creating') && now.matches({ preparing: 'creationFailed' }) && failure) {
      const isUnexplained = failure.code === 'unexpected';
      const text = isUnexplained ? t('recipient.creation.unexplained') : failureText(words, failure);
      notify({ tone: 'danger', title: t('recipient.creation.failed'), text, seconds: isUnexplained ? 25 : 10 });
    }
    const wasSplitting =
      before.matches({ holding: 'pricingSmallFirst' }) || before.matches({ holding: 'creatingSmallFirst' });
    if (wasSplitting && now.matches({ holding: 'askingReview' }) && failure) {
      notify({ tone: 'danger', title: t('send.smallFirst.failed'), text: failureText(words, failure), seconds: 10 });
    }
    if (before.matches({ holding: 'acknowledging' }) && now.matches({ holding: 'acknowledgementFailed' })) {
      notify({ tone: 'danger', text: t('send.agreement.failed'), seconds: 10 });
    }
    if (now.matches({ holding: 'paying' }) && !before.matches({ holding: 'paying' })) {
      isCheckChosen.current = before.can({ type: 'verification.chosen' });
    }
    const isCheckDue = before.matches({ holding: 'paying' }) && now.matches({ holding: 'verifyingIdentity' });
    if (isCheckDue && !isCheckChosen.current) {
      notify({ tone: 'warning', text: t('errors.verificationRequired'), seconds: 10 });
    }
    if (now.output?.outcome === 'cancelled') {
      notify({ tone: 'positive', title: t('transfer.cancelled'), text: t('transfer.cancel.takes'), seconds: 10 });
    }
  });
}
