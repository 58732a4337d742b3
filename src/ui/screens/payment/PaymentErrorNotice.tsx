import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { failureText } from '#src/locales/failureText.ts';
import { Notice } from '../../controls/Notice.tsx';
import type { PayScreenProps } from './payScreenProps.ts';

/** Why the last try did not go on, and that no money moved. */
export function PaymentErrorNotice({ actor }: Pick<PayScreenProps, 'actor'>) {
  const words = useTranslation();
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isAsking = useSelector(
    actor,
    (snapshot) => snapshot.matches('askingMethod') || snapshot.matches('askingNothingDue'),
  );
  if (!failure || !isAsking) return null;
  return (
    <Notice tone="danger" isLive title={words.t('pay.failure.title')}>
      {failureText(words, failure)} {words.t('pay.failure.nothingTaken')}
    </Notice>
  );
}
