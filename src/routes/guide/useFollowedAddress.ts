import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#src/app/address/paths.ts';
import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';

/** The address names the payment that was come back from; a reload would follow it again in place of what was begun since. */
export function useFollowedAddress(guide: GuidedSenderActor): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const isConversing = useSelector(guide, (snapshot) => snapshot.matches('conversing'));
  const isNamed = new URLSearchParams(search).has('payment_type');
  useEffect(() => {
    if (isConversing && isNamed) void navigate(paths.guidedSender, { replace: true });
  }, [isConversing, isNamed, navigate]);
}
