import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createRecipient, listRecipients } from '#contract/recipient/recipient.ts';
import { readTransfer, updateTransfer } from '#contract/transfer/transfer.ts';
import { recipientFixture, transferFixture } from '#tests/fixtures/transferFixture.ts';
import { openProduct, verified } from '#tests/setup/openProduct.tsx';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const { id } = transferFixture();

test.each([
  ['en', 'Change recipient', 'Correct only the name', 'Save recipient', /First name/, /same person/, 'Yes, change it'],
  [
    'fr',
    'Changer de bénéficiaire',
    'Corriger seulement le nom',
    'Enregistrer le bénéficiaire',
    /Prénom/,
    /même personne/,
    'Oui, changer',
  ],
] as const)(
  'lets in %s a slip in the name be put right to its end, and nothing else be typed again (peers 16)',
  async (language, change, correct, save, firstName, same, agree) => {
    const maria = recipientFixture({ id: '0197a000-0000-7000-8000-0000000000a3', firstName: 'Maria' });
    const { sentTo } = await openProduct(`/review?transferId=${id}`, {
      user: verified,
      language,
      replies: [
        [listRecipients, () => [recipientFixture(), maria]],
        [createRecipient, () => maria],
        [updateTransfer, () => ({ ...transferFixture(), recipientId: maria.id, recipient: maria })],
      ],
    });
    await press(change);
    await press(correct);
    const field = await screen.findByRole('textbox', { name: firstName });
    await userEvent.clear(field);
    await userEvent.type(field, 'Maria');
    await press(save);
    const [, name] = within(await screen.findByRole('table')).getAllByRole('row');
    expect(name).toHaveTextContent(/Marie Ngo.*Maria Ngo/);
    expect(screen.getByText(same)).toBeVisible();
    expect(sentTo(createRecipient).map(({ body }) => body)).toMatchObject([
      { firstName: 'Maria', lastName: 'Ngo', profile: { mobile: recipientFixture().profile.mobile } },
    ]);
    await press(agree);
    await waitFor(() =>
      expect(sentTo(updateTransfer).map(({ params, body }) => [params.tid, body])).toEqual([
        [id, { recipientId: maria.id }],
      ]),
    );
  },
);

test('offers no second slip once the recipient was changed (peers 16)', async () => {
  const changed = { ...transferFixture(), recipientChanged: true };
  await openProduct(`/review?transferId=${id}`, { user: verified, replies: [[readTransfer, () => changed]] });
  await press('Change recipient');
  await screen.findByRole('button', { name: 'Use this recipient' });
  expect(screen.queryByRole('button', { name: 'Correct only the name' })).toBeNull();
});
