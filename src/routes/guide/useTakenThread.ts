import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#src/app/address/paths.ts';
import { useSession } from '#src/app/session/sessionContext.ts';
import { isNothingBegun, type TakenThread, takeThread } from './takenThread.ts';

type Opened = { readonly key: number; readonly taken?: TakenThread | undefined };

/**
 * What the guide opens with: what was said on another device where nothing was begun on this one, or where its link was
 * followed. Undefined while that is read; another key is another conversation.
 */
export function useTakenThread(): Opened | undefined {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { user } = useSession();
  const userId = user?.id;
  const isAsked = new URLSearchParams(search).has('elsewhere');
  const [opened, setOpened] = useState<Opened | undefined>(() =>
    userId !== undefined && isNothingBegun(search) ? undefined : { key: 0 },
  );
  const isRead = isAsked || opened === undefined;
  useEffect(() => {
    if (!isRead) return;
    let isLeft = false;
    void (userId === undefined ? Promise.resolve(undefined) : takeThread(userId)).then((taken) => {
      if (isLeft) return;
      setOpened((before) => ({ key: (before?.key ?? 0) + 1, taken }));
      if (isAsked) void navigate(paths.guidedSender, { replace: true });
    });
    return () => {
      isLeft = true;
    };
  }, [isRead, isAsked, userId, navigate]);
  return isRead ? undefined : opened;
}
