import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { confirmNewRecipientMachine } from '#src/machines/recipient/confirm-new-recipient/confirmNewRecipientMachine.ts';
import { recipientFixture } from '#tests/fixtures/transferFixture.ts';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { ConfirmNewRecipientDialog } from './ConfirmNewRecipientDialog.tsx';

const grace = recipientFixture({ id: 'grace', firstName: 'Grace', lastName: 'Akello' });
const marie = recipientFixture();
const paul = recipientFixture({ id: 'paul', firstName: 'Paul', lastName: 'Owona' });

vi.mock('#src/services/http/apiClient.ts', () => ({ callApi: async () => [grace, marie, paul] }));

function openFor(recipientId: string) {
  const actor = createActor(confirmNewRecipientMachine, { input: { recipientId, isRequired: true } }).start();
  renderScreen(<ConfirmNewRecipientDialog actor={actor} userId="ama" />);
  return actor;
}

test.each([grace, marie, paul])(
  'the questions against fraud name whom the money goes to, and nobody else: $firstName (RCP-11, D-65)',
  async ({ id, firstName }) => {
    openFor(id);
    const dialog = await screen.findByRole('alertdialog');
    await vi.waitFor(() => expect(dialog).toHaveTextContent(firstName));
    for (const other of [grace, marie, paul].filter((one) => one.id !== id)) {
      expect(dialog).not.toHaveTextContent(other.firstName);
    }
  },
);

test.each([
  ['Yes, I know and trust them', 'acknowledged'],
  ['No, choose somebody else', 'declined'],
] as const)('“%s” is taken for what it says: %s (RCP-11)', async (label, outcome) => {
  const actor = openFor(marie.id);
  await userEvent.click(await screen.findByRole('button', { name: label }));
  expect(actor.getSnapshot().output?.outcome).toBe(outcome);
});
