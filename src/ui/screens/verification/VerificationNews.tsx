import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/account/account.ts';
import { isMarkedVerified, mustRetry } from '#domain/verification/verificationState.ts';
import { dismissVerificationToastMutation } from '#src/services/account/accountQueries.ts';
import { notify } from '../../controls/notify.tsx';

type News = 'retry' | 'verified';

/** What each person was told since the page was loaded: every page of theirs would say it again. */
const told = new Set<string>();

type VerificationNewsProps = {
  readonly user: User;
  readonly onVerify: () => void;
  readonly onDismissed: (user: User) => void;
};

/** How the check ended, told once, and gone with the page it was told on: nothing lies over money (KYC-16, KYC-17). */
export function VerificationNews({ user, onVerify, onDismissed }: VerificationNewsProps) {
  const { t } = useTranslation();
  const { mutate: dismiss } = useMutation({ ...dismissVerificationToastMutation, onSuccess: onDismissed });
  const news = newsOf(user);
  const name = `${user.id} ${news}`;
  const close = useRef<() => void>(undefined);
  useEffect(() => () => close.current?.(), []);
  useEffect(() => {
    if (!news || told.has(name)) return;
    told.add(name);
    if (news === 'verified') {
      const text = t('verification.toasts.verified');
      close.current = notify({ tone: 'positive', text, seconds: -1, onClose: () => dismiss() });
    } else {
      const action = { label: t('verification.verifyNow'), onPress: onVerify };
      close.current = notify({ tone: 'danger', text: t('verification.titles.retry'), seconds: 0, action });
    }
  });
  return null;
}

function newsOf(user: User): News | undefined {
  if (mustRetry(user)) return 'retry';
  return isMarkedVerified(user) && user.settings.displayVerificationToast ? 'verified' : undefined;
}
