import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/app/address/paths.ts';
import { rememberReturnPath } from '#src/app/address/returnPath.ts';
import { useSession } from '#src/app/session/sessionContext.ts';
import { currentStep } from '#src/machines/currentStep.ts';
import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import { type Meeting, type Met, meet } from '#src/machines/session/samePerson.ts';
import type { SendMoneyStep } from '#src/machines/transfer/send-money/sendMoneyContext.ts';

/** Whoever signs in here is signed in everywhere, and the other way round; who is signed out is asked to come back. */
export function useSamePerson(guide: GuidedSenderActor): void {
  const navigate = useNavigate();
  const { send } = useSession();
  const met = useMet(guide);
  const before = useRef<Met>(undefined);
  const act = useEffectEvent((meeting: Meeting) => {
    switch (meeting.kind) {
      case 'tellSession':
        return send(meeting.event);
      case 'tellGuide':
        return guide.send({ type: 'user.found', userId: meeting.userId });
      case 'leadToSignIn':
        rememberReturnPath({ pathname: paths.guidedSender, search: '' });
        return void navigate(paths.signIn);
      case 'keepWayBack':
        return rememberReturnPath({ pathname: paths.getQuote, search: '' });
    }
  });
  useEffect(() => {
    const meetings = meet(before.current, met);
    before.current = met;
    for (const meeting of meetings) act(meeting);
  }, [met]);
}

function useMet(guide: GuidedSenderActor): Met {
  const { user, status } = useSession();
  const entered = useSelector(guide, ({ context }) => context.user);
  const userId = useSelector(guide, ({ context }) => context.userId);
  const email = useSelector(guide, ({ context }) => context.registeredEmail);
  const sendMoney = useSelector(guide, ({ children }) => children.sendMoney);
  const isAskedToSignIn = useSelector(
    sendMoney,
    (snapshot) => snapshot !== undefined && currentStep<SendMoneyStep>(snapshot) === 'signIn',
  );
  const isAskedForEmail = useSelector(guide, ({ children }) => children.registerEmail !== undefined);
  const isAskedWho = isAskedToSignIn || isAskedForEmail;
  return useMemo(
    () => ({ status, user, guide: { userId, entered, email, isAskedWho } }),
    [status, user, userId, entered, email, isAskedWho],
  );
}
