import { useTranslation } from 'react-i18next';
import { paymentCompany } from '#domain/payment/paymentProvider.ts';
import { failureText } from '#src/locales/failureText.ts';
import type { PayTransferActor } from '#src/machines/payment/pay-transfer/payTransferMachine.ts';
import { notify } from '../../controls/notify.tsx';
import { useActorSteps } from '../../flows/useActorSteps.ts';

/** What paying says beside its screens (ERR-13, ERR-18, ERR-19). */
export function usePaymentToasts(actor: PayTransferActor): void {
  const words = useTranslation();
  const { t } = words;
  useActorSteps(actor, (now, before) => {
    const { failure, provider } = now.context;
    const cameBack = now.matches('askingMethod') && !before.matches('askingMethod');
    if (!cameBack || !failure) return;
    const reason = failureText(words, failure);
    if (before.matches('choosingGateway')) {
      notify({ tone: 'danger', title: t('send.toasts.notUpdated'), text: reason, seconds: 10 });
    } else if (provider && paymentCompany(provider).explainsFailure) {
      const text = t('pay.failure.unable', { reason: reason.replace(/\.$/, '') });
      notify({ tone: 'danger', text, seconds: 10 });
    } else {
      notify({ tone: 'danger', text: t('errors.paymentNotStarted'), seconds: 10 });
    }
  });
}
