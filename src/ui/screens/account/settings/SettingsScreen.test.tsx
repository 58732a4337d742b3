import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { User } from '#contract/account/account.ts';
import { updateSettings } from '#contract/account/profile.ts';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { ApiFailure } from '#contract/protocol/failure.ts';
import { changeSettingsMachine } from '#src/machines/account/change-settings/changeSettingsMachine.ts';
import { secondFactorMachine } from '#src/machines/account/second-factor/secondFactorMachine.ts';
import { changeSettingsServices } from '#src/services/account/settingsQueries.ts';
import { callApi } from '#src/services/http/apiClient.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { SettingsScreen } from './SettingsScreen.tsx';

vi.mock('#src/services/http/apiClient.ts', () => ({ callApi: vi.fn() }));

const changes = () =>
  vi
    .mocked(callApi)
    .mock.calls.filter(([endpoint]) => (endpoint as Endpoint) === updateSettings)
    .map(([, input]) => input);

/** Lists the page shows beside are away; what is changed is answered by this. */
const answerChangesBy = (answer: () => Promise<unknown>) =>
  vi.mocked(callApi).mockImplementation(async (endpoint: Endpoint) => {
    if (endpoint === updateSettings) return answer() as never;
    if (endpoint.method === 'GET') throw new ApiFailure('serviceUnavailable');
    return {} as never;
  });

beforeEach(() => {
  vi.mocked(callApi).mockReset();
  answerChangesBy(async () => userFixture());
});

function open(settings: Partial<User['settings']> = {}) {
  const saved = vi.fn<(user: User, saying: string) => void>();
  const user = userFixture();
  renderScreen(
    <SettingsScreen
      user={{ ...user, settings: { ...user.settings, ...settings } }}
      secondFactor={createActor(secondFactorMachine).start()}
      changes={createActor(changeSettingsMachine.provide({ actors: changeSettingsServices })).start()}
      onChangePassword={() => undefined}
      onSaved={saved}
    />,
  );
  return saved;
}

async function confirm() {
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.type(within(dialog).getByLabelText(/password/i, { selector: 'input' }), 'Market-Day-42');
  await userEvent.keyboard('{Enter}');
}

test('“Turn it all off” turns news and offers off, once the password is given, and says so (PRF-07, PRF-12)', async () => {
  const saved = open();
  await userEvent.click(screen.getByRole('button', { name: 'Turn it all off' }));
  expect(changes()).toEqual([]);
  await confirm();
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(changes()).toEqual([{ body: { marketingPermissions: false } }]);
});

test('where all is off there is nothing to turn off, and the switch turns it on again (PRF-09, PRF-12)', async () => {
  open({ marketingPermissions: false });
  expect(screen.getByRole('button', { name: 'Turn it all off' })).toBeDisabled();
  await userEvent.click(screen.getByRole('switch', { name: /news and offers/i }));
  await confirm();
  await waitFor(() => expect(changes()).toEqual([{ body: { marketingPermissions: true } }]));
});

test('a change that was refused is not taken for saved, and its reason stands at the password (PRF-07)', async () => {
  answerChangesBy(() => Promise.reject(new ApiFailure('credentialsWrong')));
  const saved = open();
  await userEvent.click(screen.getByRole('button', { name: 'Turn it all off' }));
  await confirm();
  await waitFor(() => expect(screen.getByLabelText(/password/i, { selector: 'input' })).toBeInvalid());
  expect(saved).not.toHaveBeenCalled();
});
