import { fromPromise } from 'xstate';
import {
  confirmAccount,
  confirmPhone,
  registerEmail,
  requestPasswordReset,
  requestPhoneCode,
  resendActivation,
  verifyPasswordReset,
} from '#contract/account/registration.ts';
import type { DataOf } from '#contract/protocol/endpoint.ts';
import { ApiFailure } from '#contract/protocol/failure.ts';
import { callApi } from '../http/apiClient.ts';
import { actFor, currentUserId, currentUserName } from '../http/signedInUser.ts';
import { waitUntil } from '../http/waiting.ts';
import { type SentCode, sentCodeOf } from './sentCode.ts';

type Recipient = {
  readonly purpose: 'account' | 'newEmail' | 'passwordReset' | 'phone';
  readonly channel: 'email' | 'sms';
  readonly username?: string | undefined;
};
type Answer = { readonly code: string } | { readonly token: string };
type Confirmed =
  | ({ readonly kind: 'account' } & DataOf<typeof confirmAccount>)
  | { readonly kind: 'passwordReset'; readonly token: string }
  | { readonly kind: 'phone' };

/** The work behind confirmCodeMachine: each purpose has calls of its own. */
export const confirmCodeServices = {
  checkCode: fromPromise<Confirmed, Recipient & { answer: Answer }>(({ input }) => check(input)),
  sendCode: fromPromise<SentCode, Recipient>(async ({ input }) => sentCodeOf(await send(input))),
  waitUntilResend: waitUntil,
};

async function check({ purpose, channel, username, answer }: Recipient & { answer: Answer }): Promise<Confirmed> {
  switch (purpose) {
    case 'account':
    case 'newEmail':
      return confirmBy({ token: textOf(answer), ...(channel === 'sms' && username && { phone: username }) });
    case 'passwordReset':
      if ('token' in answer) return { kind: 'passwordReset', token: answer.token };
      return { kind: 'passwordReset', ...(await callApi(verifyPasswordReset, { body: { code: answer.code } })) };
    case 'phone':
      await callApi(confirmPhone, { body: { code: textOf(answer) } });
      return { kind: 'phone' };
  }
}

async function confirmBy(body: { token: string; phone?: string }): Promise<Confirmed> {
  const confirmed = await callApi(confirmAccount, { body });
  // A new e-mail is a new user name, and the calls that follow are signed with it (AUT-29).
  if (confirmed.confirmed === 'newEmail' && currentUserName() !== '') {
    actFor({ id: currentUserId(), username: confirmed.username });
  }
  return { kind: 'account', ...confirmed };
}

function send({ purpose, channel, username }: Recipient) {
  if (purpose === 'phone') return callApi(requestPhoneCode);
  if (username === undefined) throw new ApiFailure('requestInvalid');
  switch (purpose) {
    case 'account':
      return callApi(resendActivation, { body: { username } });
    case 'newEmail':
      return callApi(registerEmail, { body: { email: username } });
    case 'passwordReset':
      return callApi(requestPasswordReset, { body: { username, type: channel } });
  }
}

const textOf = (answer: Answer): string => ('code' in answer ? answer.code : answer.token);
