import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Conversation } from '#src/ui/screens/guide/conversation.ts';
import { useTranslate } from '#src/ui/screens/guide/useTranslate.ts';
import { paths } from './paths.ts';

type Addressed = {
  readonly conversation: Conversation;
  readonly userId: string | undefined;
  readonly search: string;
};

/**
 * What an address asks of the guide before anything else: to stop, by the screens’ link beside the payment, or to write
 * to one of our people, by the guide’s own.
 */
export function useAddressedAside({ conversation, userId, search }: Addressed): void {
  const navigate = useNavigate();
  const { t } = useTranslation();
  const say = useTranslate(userId);
  useEffect(() => {
    const asked = new URLSearchParams(search);
    if (asked.has('worried')) conversation.stopFor('suspicion', t('send.worried'));
    else if (asked.has('person')) conversation.repair('person', say);
    else return;
    void navigate(paths.guidedSender, { replace: true });
  }, [conversation, search, navigate, t, say]);
}
