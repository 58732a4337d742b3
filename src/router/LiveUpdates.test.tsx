import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userQuery } from '#src/services/account/accountQueries.ts';
import type { LiveMessage } from '#src/services/http/liveUpdates.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { onSilence } from '#src/services/http/silence.ts';
import { referralsQuery } from '#src/services/reward/rewardQueries.ts';
import { dataSaverChoice } from '#src/ui/theme/dataSaverChoice.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { LiveUpdates } from './LiveUpdates.tsx';

const stream = vi.hoisted(() => ({ tell: (_message: LiveMessage): void => undefined, open: 0 }));
vi.mock('#src/services/http/liveUpdates.ts', () => ({
  listenLive({ onMessage }: { onMessage: (message: LiveMessage) => void }) {
    stream.tell = onMessage;
    stream.open += 1;
    return () => {
      stream.open -= 1;
    };
  },
}));
vi.mock('#src/services/notification/push/pushQueries.ts', () => ({ renewPush: async () => undefined }));
vi.mock('#src/app/session/sessionContext.ts', () => ({
  useSession: () => ({ status: 'signedIn', user: userFixture() }),
}));

test('a stream that breaks off makes a page that asks nothing else look whether the service is there (API-70)', () => {
  const heard = vi.fn();
  onSilence(heard);
  render(<LiveUpdates />);
  stream.tell({ kind: 'open' });
  expect(heard).not.toHaveBeenCalled();
  stream.tell({ kind: 'down' });
  expect(heard).toHaveBeenCalledTimes(1);
});

test('what changed of the person, in another tab or by a reward, is read again (RWD-01, PRF-07)', () => {
  const person = userFixture();
  const shown = [userQuery(person.id).queryKey, referralsQuery.queryKey];
  for (const key of shown) queryClient.setQueryData<unknown>(key, {});
  const areOld = () => shown.map((key) => queryClient.getQueryState(key)?.isInvalidated);
  render(<LiveUpdates />);
  stream.tell({ kind: 'notification' });
  expect(areOld()).toEqual([false, false]);
  stream.tell({ kind: 'account' });
  expect(areOld()).toEqual([true, true]);
});

test('where data are spared no stream is open, and one is as soon as they no longer are (decision 149)', () => {
  render(<LiveUpdates />);
  const before = stream.open;
  act(() => dataSaverChoice.wear('on'));
  expect(stream.open).toBe(before - 1);
  act(() => dataSaverChoice.wear('off'));
  expect(stream.open).toBe(before);
});
