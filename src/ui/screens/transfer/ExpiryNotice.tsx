import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ExpiryWatchdogActor } from '#src/machines/transfer/expiry-watchdog/expiryWatchdogMachine.ts';
import { serverMilliseconds } from '#src/services/http/serverClock.ts';
import { Button } from '../../controls/Button.tsx';
import { Countdown } from '../../controls/Countdown.tsx';
import { Notice } from '../../controls/Notice.tsx';

/** Shortly before an unpaid transfer runs out; it can be put away, and the deadline stays (WCAG 2.2.1). */
export function ExpiryNotice({ actor }: { readonly actor: ExpiryWatchdogActor }) {
  const { t } = useTranslation();
  const isWarning = useSelector(actor, (snapshot) => snapshot.matches({ expiring: 'warning' }));
  const expiresAt = useSelector(actor, ({ context }) => context.expiresAt);
  if (!isWarning) return null;
  return (
    <Notice
      tone="warning"
      isLive
      title={t('send.expiry.soonTitle')}
      actions={
        <Button variant="secondary" size="small" onPress={() => actor.send({ type: 'warning.dismissed' })}>
          {t('send.expiry.understood')}
        </Button>
      }
    >
      {t('send.expiry.soon')} <Countdown deadline={expiresAt * 1000} now={serverMilliseconds} />
    </Notice>
  );
}
