import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { money } from '#domain/money/money.ts';
import { amountText } from '#src/dialogue/answerValues.ts';
import type { Answers } from '#src/dialogue/question.ts';
import type { SendMoneyActor } from '#src/machines/transfer/send-money/sendMoneyMachine.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { startTalk } from '#tests/fixtures/talking.ts';
import { recipientFixture } from '#tests/fixtures/transferFixture.ts';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));

afterEach(() => queryClient.clear());

const marie = recipientFixture();
const beforeTheReason: Answers = {
  destination: 'CM',
  method: 'mobile_money',
  amount: amountText({ typed: 'payin', from: 'GB', amount: money('GBP', 10_000) }),
  recipient: marie.id,
  trust: 'agree',
};

test('nothing is made before a reason is chosen, and then with the one that was (TRF-05)', async () => {
  const talk = await startTalk('en', { recipients: [marie] });
  await talk.answerEach(beforeTheReason);
  await talk.asked('reason');
  renderScreen(<ReasonDialog actor={talk.guide.getSnapshot().children.sendMoney as SendMoneyActor} />);
  const goOn = await screen.findByRole('button', { name: talk.t('recipient.reason.goOn') });
  expect(goOn).toBeDisabled();
  await userEvent.click(await screen.findByRole('radio', { name: /rent/i }));
  expect(goOn).toBeEnabled();
  expect(talk.created).toEqual([]);
  await userEvent.click(goOn);
  await vi.waitFor(() => expect(talk.created).toMatchObject([{ transferReasonId: 'rent', recipientId: marie.id }]));
  talk.close();
});
