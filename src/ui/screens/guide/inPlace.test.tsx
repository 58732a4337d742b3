import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { User } from '#contract/account/account.ts';
import { ApiFailure } from '#contract/protocol/failure.ts';
import { money } from '#domain/money/money.ts';
import { captureDocumentsMachine } from '#src/machines/verification/verify-identity/captureDocumentsMachine.ts';
import type { PartToSubmit, VerificationWidget } from '#src/machines/verification/verify-identity/capturedParts.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { asks, inEnglish, type OpenedGuide, openGuide, press } from '#tests/fixtures/openGuide.tsx';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { inChat } from '#tests/paths/screens/chatFace.tsx';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));

afterEach(() => queryClient.clear());

const calculatorOf = ({ guide }: OpenedGuide) => {
  const calculator = guide.getSnapshot().children.sendMoney?.getSnapshot().children.priceQuote;
  if (!calculator) throw new Error('No calculator is open');
  return calculator.getSnapshot().context.draft;
};

async function toAmount() {
  const guide = await openGuide();
  await press(guide.user, inEnglish.cameroon);
  await press(guide.user, inEnglish.mobile);
  await asks('How much would you like to send?');
  return guide;
}

describe('an amount that was typed and not sent', () => {
  test('is in the calculator of the screens, from its field (chat rule 19)', async () => {
    const guide = await toAmount();
    const [send] = await screen.findAllByPlaceholderText('0');
    await guide.user.type(send as HTMLElement, '120');
    expect(calculatorOf(guide).payinActualValue).toBeUndefined();
    await guide.user.click(screen.getByRole('link', { name: 'Switch to the form' }));
    expect(calculatorOf(guide).payinActualValue).toEqual(money('GBP', 12_000));
    guide.close();
  });

  test('is in the calculator of the screens, from the box for words', async () => {
    const guide = await toAmount();
    await guide.user.type(await asks('How much would you like to send?'), '85 pounds');
    await guide.user.click(screen.getByRole('link', { name: 'Switch to the form' }));
    expect(calculatorOf(guide).payinActualValue).toEqual(money('GBP', 8_500));
    guide.close();
  });
});

describe('the frame of the identity check', () => {
  const widget: VerificationWidget = {
    token: 'a-token',
    expiresAt: 1_900_000_000,
    widgetUrl: 'http://127.0.0.1:4100/kyc/widget',
    parts: [{ part: 'document', verificationId: 'v1' }],
  };
  const machine = captureDocumentsMachine.provide({
    actors: {
      requestDocuments: fromPromise<User, void>(async () => userFixture()),
      openWidget: fromPromise<VerificationWidget, void>(async () => widget),
      submitPart: fromPromise<User, PartToSubmit>(async () => {
        throw new ApiFailure('serviceUnavailable');
      }),
    },
  });

  test('stays open while a picture is sent again: what was begun in it goes on', async () => {
    const actor = createActor(machine).start();
    render(inChat(actor));
    const frame = await screen.findByTitle('Identity check of our partner');
    act(() => actor.send({ type: 'part.captured', part: 'document', reference: 'r1', transactionId: 't1' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByTitle('Identity check of our partner')).toBe(frame);
    actor.stop();
  });
});

test('that it is working is said once', async () => {
  const actor = createActor(
    captureDocumentsMachine.provide({ actors: { requestDocuments: fromPromise(() => new Promise<User>(() => {})) } }),
  ).start();
  render(inChat(actor));
  expect(await screen.findAllByText('One moment…')).toHaveLength(1);
  actor.stop();
});
