import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { callApi } from '../http/apiClient.ts';
import { actFor, actForNobody, currentUserName, isSomebodySignedIn } from '../http/signedInUser.ts';
import { confirmCodeServices } from './confirmCodeServices.ts';

vi.mock('../http/apiClient.ts', () => ({ callApi: vi.fn() }));

const user = userFixture();
const confirmed = { username: 'new@example.com', instantToken: 'once' };

const enterCode = (purpose: 'account' | 'newEmail') => {
  const input = { purpose, channel: 'email', username: confirmed.username, answer: { code: '123456' } } as const;
  return toPromise(createActor(confirmCodeServices.checkCode, { input }).start());
};
const answerWith = (kind: string) => vi.mocked(callApi).mockResolvedValue({ ...confirmed, confirmed: kind } as never);

describe('whose name the calls after a code are signed with (AUT-29)', () => {
  beforeEach(() => actFor(user));

  test('a sender’s who confirmed a new e-mail: the new one', async () => {
    answerWith('newEmail');
    await enterCode('newEmail');
    expect(currentUserName()).toBe(confirmed.username);
  });

  test.each(['email', 'phone'])('a sender’s who confirmed another account’s %s: their own still', async (kind) => {
    answerWith(kind);
    await enterCode('account');
    expect(currentUserName()).toBe(user.username);
  });

  test('nobody’s where nobody is signed in, who only followed the link in the e-mail', async () => {
    actForNobody();
    answerWith('newEmail');
    expect(await enterCode('newEmail')).toMatchObject({ kind: 'account', username: confirmed.username });
    expect(isSomebodySignedIn()).toBe(false);
  });
});
