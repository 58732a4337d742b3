import { useTranslation } from 'react-i18next';
import { failureText } from '#src/locales/failureText.ts';
import type { AddRecipientActor } from '#src/machines/recipient/add-recipient/addRecipientMachine.ts';
import { notify } from '../../controls/notify.tsx';
import { useActorSteps } from '../../flows/useActorSteps.ts';

/** ERR-12, ERR-22, ERR-32, ERR-34. */
export function useAddRecipientToasts(actor: AddRecipientActor): void {
  const words = useTranslation();
  const { t } = words;
  useActorSteps(actor, (now, before) => {
    const { failure, nameCheck } = now.context;
    if (before.matches('checkingName') && nameCheck === 'matched') {
      notify({ tone: 'positive', text: t('recipient.toasts.nameMatched') });
    }
    if (now.output?.outcome === 'saved') notify({ tone: 'positive', text: t('recipient.toasts.added') });
    if (before.matches('saving') && now.matches('askingDetails') && failure) {
      const isUnexplained = failure.code === 'unexpected';
      const text = isUnexplained ? t('recipient.form.tryAgain') : failureText(words, failure);
      notify({ tone: 'danger', title: t('recipient.toasts.notAdded'), text });
    }
  });
}
