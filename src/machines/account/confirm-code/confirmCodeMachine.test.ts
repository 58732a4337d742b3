import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ApiFailure, type ErrorCode } from '#contract/protocol/failure.ts';
import {
  type CodeToCheck,
  type CodeToSend,
  type ConfirmCodeInput,
  type ConfirmedCode,
  confirmCodeMachine,
} from './confirmCodeMachine.ts';
import type { SentCode } from './sentCode.ts';

const sent: SentCode = { sentTo: 'ama@example.com', resendAt: 1_000, expiresAt: 2_000 };
const byEmail: ConfirmCodeInput = { purpose: 'account', channel: 'email', username: 'ama@example.com', sent };

/** Somebody asked for a code; the wait before another may be asked for ends when the test says so. */
function askForCode(input: ConfirmCodeInput, refusal?: ErrorCode) {
  const checked: CodeToCheck[] = [];
  const resent: CodeToSend[] = [];
  const waits: { at: number; end: () => void }[] = [];
  const machine = confirmCodeMachine.provide({
    actors: {
      checkCode: fromPromise<ConfirmedCode, CodeToCheck>(async ({ input: answer }) => {
        checked.push(answer);
        if (refusal) throw new ApiFailure(refusal);
        return { kind: 'phone' };
      }),
      sendCode: fromPromise<SentCode, CodeToSend>(async ({ input: recipient }) => {
        resent.push(recipient);
        return { ...sent, resendAt: 3_000 };
      }),
      waitUntilResend: fromPromise<void, { at: number }>(
        ({ input: { at } }) => new Promise((end) => waits.push({ at, end })),
      ),
    },
  });
  const actor = createActor(machine, { input }).start();
  return {
    actor,
    checked,
    resent,
    waits,
    settled: () => waitFor(actor, (snapshot) => !snapshot.hasTag('waiting')),
    offered: () => {
      waits.at(-1)?.end();
      return waitFor(actor, (snapshot) => Object.values(snapshot.value).includes('offeringResend'));
    },
  };
}

describe('confirming a code', () => {
  test.each(['12345', '1234567', '12345a', ''])(
    '%s is not sent to the server: it is not six digits (AUT-43)',
    (code) => {
      const { actor, checked } = askForCode(byEmail);
      actor.send({ type: 'code.entered', code });
      expect(checked).toEqual([]);
    },
  );

  test('asks the server about the code, saying whose it is and what for', async () => {
    const { actor, checked, settled } = askForCode(byEmail);
    actor.send({ type: 'code.entered', code: '123456' });
    await settled();
    const { purpose, channel, username } = byEmail;
    expect(checked).toEqual([{ purpose, channel, username, answer: { code: '123456' } }]);
  });

  test.each<[ErrorCode, string]>([
    ['codeWrong', 'askingCode'],
    ['serviceUnavailable', 'askingCode'],
    ['codeExpired', 'askingNewCode'],
    ['codeTriesUsedUp', 'askingNewCode'],
  ])('refused as %s goes on in %s', async (refusal, state) => {
    const { actor, settled } = askForCode(byEmail, refusal);
    actor.send({ type: 'code.entered', code: '123456' });
    const snapshot = await settled();
    expect(Object.keys(snapshot.value)).toEqual([state]);
    expect(snapshot.context.failure?.code).toBe(refusal);
  });

  test('sends another only when its time has come, and then waits for the next time (AUT-26)', async () => {
    const { actor, resent, waits, offered, settled } = askForCode(byEmail);
    actor.send({ type: 'code.requested' });
    expect(resent).toEqual([]);
    await offered();
    actor.send({ type: 'code.requested' });
    await settled();
    expect(resent).toHaveLength(1);
    expect(waits.map(({ at }) => at)).toEqual([1_000, 3_000]);
  });

  test('by a link of which the token is lost says so and offers another (AUT-46, D-27)', async () => {
    const { actor, resent, offered, settled } = askForCode({ purpose: 'account', channel: 'email', token: '' });
    expect(actor.getSnapshot().context.failure?.code).toBe('tokenMissing');
    await offered();
    actor.send({ type: 'code.requested' });
    expect(actor.getSnapshot().matches('askingNewCode')).toBe(true);
    actor.send({ type: 'code.requested', username: '+447700900123' });
    await settled();
    expect(resent).toEqual([{ purpose: 'account', channel: 'sms', username: '+447700900123' }]);
  });
});
