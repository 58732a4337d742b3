import { queryOptions } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { User } from '#contract/account.ts';
import { confirmDeed, deedPasskeyOptions, type PendingDeed, readDeed } from '#contract/deed.ts';
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
} from '#contract/secondFactor.ts';
import { confirmPassword } from './accountServices.ts';
import { callApi } from './apiClient.ts';
import { makePasskey, usePasskey } from './passkeyPrompt.ts';
import { queryClient } from './queryClient.ts';
import { enterSession } from './sessionServices.ts';
import { rememberFactor } from './signedInUser.ts';

export const factorsQuery = queryOptions({ queryKey: ['factors'], queryFn: () => callApi(readFactors) });

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

/** The list, and what this page asks before it acts. */
async function readAgain(): Promise<void> {
  const { passkeys, hasAuthenticator } = await queryClient.fetchQuery({ ...factorsQuery, staleTime: 0 });
  rememberFactor(passkeys.length > 0 || hasAuthenticator);
}

export const secondFactorServices = {
  changeFactors: fromPromise<FactorChange, FactorAct>(async ({ input }) => {
    const changed = await change(input);
    await readAgain();
    return changed;
  }),
  confirmAuthenticator: fromPromise<FactorChange, { code: string }>(async ({ input: { code } }) => {
    const confirmed = await callApi(confirmAuthenticator, { body: { code: code.replace(/\s/g, '') } });
    await readAgain();
    return confirmed;
  }),
};

export const freshSignInServices = {
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
