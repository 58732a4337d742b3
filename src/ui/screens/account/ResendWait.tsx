import { useSelector } from '@xstate/react';
import { Trans } from 'react-i18next';
import type { ConfirmCodeActor } from '#src/machines/account/confirm-code/confirmCodeMachine.ts';
import { serverMilliseconds } from '#src/services/http/serverClock.ts';
import { Countdown } from '../../controls/Countdown.tsx';

/** Ticks in silence; that the wait is over is said once, by a live region (design notes, 3.4). */
export function ResendWait({ actor }: { readonly actor: ConfirmCodeActor }) {
  const resendAt = useSelector(actor, ({ context }) => context.sent?.resendAt ?? 0);
  return (
    <span>
      <Trans
        i18nKey="auth.code.resendIn"
        components={{ time: <Countdown deadline={resendAt * 1000} now={serverMilliseconds} /> }}
      />
    </span>
  );
}
