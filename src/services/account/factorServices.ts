import { queryOptions } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { User } from '#contract/account/account.ts';
import { confirmDeed, deedPasskeyOptions, type PendingDeed, readDeed } from '#contract/account/deed.ts';
import {
  addPasskey,
  beginAuthenticator,
  confirmAuthenticator,
  type FactorAct,
  type FactorChange,
  keepFactors,
  newPasskeyOptions,
  readFactors,
  removeAuthenticator,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  signInByCode,
  signInByPasskey,
  signInPasskeyOptions,
} from '#contract/session/secondFactor.ts';
import { callApi } from '../http/apiClient.ts';
import { queryClient } from '../http/queryClient.ts';
import { hadFactor } from '../http/signedInUser.ts';
import { enterSession } from '../session/sessionServices.ts';
import { confirmPassword } from './accountServices.ts';
import { makePasskey, usePasskey } from './passkeyPrompt.ts';

export const factorsQuery = queryOptions({
  queryKey: ['factors'],
  queryFn: () => callApi(readFactors),
  // Longer than the page about them: whether there is one says what is asked before a deed.
  gcTime: Number.POSITIVE_INFINITY,
});

/** Whether acts are confirmed with a second factor; the server decides, this only says what to ask first. */
export function currentUserHasFactor(): boolean {
  const factors = queryClient.getQueryData(factorsQuery.queryKey);
  return factors ? factors.passkeys.length > 0 || factors.hasAuthenticator : hadFactor();
}

/** The passkey stands under its name, so that the next page finds it there. */
async function change(act: FactorAct): Promise<FactorChange> {
  switch (act.kind) {
    case 'addPasskey': {
      const credential = await makePasskey(await callApi(newPasskeyOptions));
      await callApi(addPasskey, { body: { name: act.name, credential } });
      return {};
    }
    case 'renamePasskey':
      await callApi(renamePasskey, { params: { passkeyId: act.passkeyId }, body: { name: act.name } });
      return {};
    case 'removePasskey':
      await callApi(removePasskey, { params: { passkeyId: act.passkeyId } });
      return {};
    case 'addAuthenticator':
      return { app: await callApi(beginAuthenticator) };
    case 'removeAuthenticator':
      await callApi(removeAuthenticator);
      return {};
    case 'renewRecoveryCodes':
      return callApi(renewRecoveryCodes);
    case 'keepFactors':
      await callApi(keepFactors);
      return {};
  }
}

export const secondFactorServices = {
  changeFactors: fromPromise<FactorChange, FactorAct>(async ({ input }) => {
    const changed = await change(input);
    await queryClient.fetchQuery({ ...factorsQuery, staleTime: 0 });
    return changed;
  }),
  confirmAuthenticator: fromPromise<FactorChange, { code: string }>(async ({ input: { code } }) => {
    const confirmed = await callApi(confirmAuthenticator, { body: { code: code.replace(/\s/g, '') } });
    await queryClient.fetchQuery({ ...factorsQuery, staleTime: 0 });
    return confirmed;
  }),
};

export const reauthenticationServices = {
  readDeed: fromPromise<PendingDeed, void>(() => callApi(readDeed)),
  confirmByPasskey: fromPromise<void, { deed: string }>(async ({ input: { deed } }) => {
    const credential = await usePasskey(await callApi(deedPasskeyOptions, { body: { deed } }));
    await callApi(confirmDeed, { body: { deed, credential } });
  }),
  confirmPassword: fromPromise<void, { password: string; code?: string; deed?: string }>(
    async ({ input: { password, code = '', deed } }) => {
      if (deed === undefined) await confirmPassword(password);
      else await callApi(confirmDeed, { body: { deed, password, code } });
    },
  ),
};

export const factorSignInServices = {
  signInByPasskey: fromPromise<User, void>(async () => {
    const credential = await usePasskey(await callApi(signInPasskeyOptions));
    return enterSession(await callApi(signInByPasskey, { body: { credential } }));
  }),
  signInByCode: fromPromise<User, { code: string }>(async ({ input: { code } }) =>
    enterSession(await callApi(signInByCode, { body: { code: code.trim() } })),
  ),
};
