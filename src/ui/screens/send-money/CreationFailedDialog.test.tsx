import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { money } from '#domain/money/money.ts';
import { amountText } from '#src/dialogue/answerValues.ts';
import type { Answers } from '#src/dialogue/question.ts';
import type { SendMoneyActor } from '#src/machines/transfer/send-money/sendMoneyMachine.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { startTalk } from '#tests/fixtures/talking.ts';
import { recipientFixture } from '#tests/fixtures/transferFixture.ts';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { CreationFailedDialog } from './CreationFailedDialog.tsx';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));

afterEach(() => queryClient.clear());

const marie = recipientFixture();

/** Up to what the transfer is made from. */
const answers: Answers = {
  destination: 'CM',
  method: 'mobile_money',
  amount: amountText({ typed: 'payin', from: 'GB', amount: money('GBP', 10_000) }),
  recipient: marie.id,
  trust: 'agree',
  reason: 'family-support',
};

test('a transfer that was not made says why, that no money moved, and can be tried again (ERR-02)', async () => {
  const talk = await startTalk('en', { recipients: [marie], lostAnswers: 1 });
  await talk.answerEach(answers);
  const sending = () => talk.guide.getSnapshot().children.sendMoney as SendMoneyActor;
  await vi.waitFor(() => expect(sending().getSnapshot().context.failure?.code).toBe('serviceUnavailable'));
  renderScreen(<CreationFailedDialog actor={sending()} />);
  const dialog = await screen.findByRole('alertdialog', { name: talk.t('recipient.creation.failed') });
  expect(dialog).toHaveTextContent(talk.t('errors.serviceUnavailable'));
  expect(dialog).toHaveTextContent(talk.t('recipient.creation.nothingMoved'));
  expect(screen.getByRole('button', { name: talk.t('common.tryAgain') })).toBeEnabled();
  talk.close();
});
