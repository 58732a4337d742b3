import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CredentialUse, NewCredential } from '#contract/account/passkey.ts';
import { newId } from '../../database/ids.ts';
import type { Db } from '../../database/open.ts';
import { issueChallenge, redeemChallenge, signedChallenge } from './passkeyChallenges.ts';

/** Passkeys one person may keep: every device of a household, and no more to sift through at each use. */
export const mostPasskeys = 10;
const transportNames = z.array(z.string());

export type Passkeys = ReturnType<typeof passkeys>;

type Browser = { readonly browserHash: string };
type Owner = Browser & { readonly userId: string };

/**
 * WebAuthn by a library that is kept up: it checks origin, relying party, user verification, signature and counter. What
 * is ours is whose challenge it was, for what, and that it is used once, whatever comes of it.
 */
export const passkeys = (at: Site) => ({ ...makingPasskeys(at), ...usingPasskeys(at) });

type Site = { readonly db: Db; readonly baseUrl: string };

async function credentialsOf(db: Db, userId: string) {
  const own = db.selectFrom('passkey').select(['credential_id', 'transports']).where('user_id', '=', userId);
  const rows = await own.execute();
  return rows.map((row) => ({ id: row.credential_id, transports: transportNames.parse(row.transports) }));
}

function makingPasskeys({ db, baseUrl }: Site) {
  const { hostname: rpID, origin } = new URL(baseUrl);
  return {
    async registrationOptions({ userId, browserHash, userName }: Owner & { readonly userName: string }) {
      const challenge = await issueChallenge(db, { purpose: 'register', browserHash, userId });
      return generateRegistrationOptions({
        rpName: 'Sawa',
        rpID,
        userName,
        userID: new TextEncoder().encode(userId),
        challenge: Buffer.from(challenge, 'base64url'),
        attestationType: 'none',
        excludeCredentials: await credentialsOf(db, userId),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },

    /** The passkey as a row to keep; undefined when anything about it is not as it has to be. */
    async made({ userId, browserHash }: Owner, credential: NewCredential) {
      const { clientDataJSON, attestationObject, transports = [] } = credential.response;
      const challenge = signedChallenge(clientDataJSON);
      const redeemed = await redeemChallenge(db, { challenge, purpose: 'register', browserHash });
      if (redeemed?.userId !== userId) return undefined;
      const verified = await verifyRegistrationResponse({
        response: { ...plain(credential), response: { clientDataJSON, attestationObject } },
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: true,
      }).catch(() => undefined);
      if (!verified?.registrationInfo) return undefined;
      const { credential: made, credentialBackedUp } = verified.registrationInfo;
      return {
        id: newId(),
        user_id: userId,
        credential_id: made.id,
        public_key: Buffer.from(made.publicKey).toString('base64url'),
        sign_count: made.counter,
        transports: JSON.stringify(transports),
        is_synced: credentialBackedUp,
      };
    },
  };
}

function usingPasskeys({ db, baseUrl }: Site) {
  const { hostname: rpID, origin } = new URL(baseUrl);
  return {
    /** For a deed, or to sign in: then the browser offers whichever passkeys it has for us. */
    async optionsToUse({ userId, browserHash, deedHash }: Browser & { userId?: string; deedHash?: string }) {
      const purpose = deedHash === undefined ? 'signIn' : 'deed';
      const challenge = await issueChallenge(db, { purpose, browserHash, userId, deedHash });
      return generateAuthenticationOptions({
        rpID,
        challenge: Buffer.from(challenge, 'base64url'),
        userVerification: 'required',
        ...(userId !== undefined && { allowCredentials: await credentialsOf(db, userId) }),
      });
    },

    /** Whose passkey signed, and which deed; undefined when anything about it is not as it has to be. */
    async used({ browserHash, purpose }: Browser & { purpose: 'signIn' | 'deed' }, credential: CredentialUse) {
      const { clientDataJSON, authenticatorData, signature } = credential.response;
      const challenge = signedChallenge(clientDataJSON);
      const redeemed = await redeemChallenge(db, { challenge, purpose, browserHash });
      if (!redeemed) return undefined;
      const kept = await db
        .selectFrom('passkey')
        .selectAll()
        .where('credential_id', '=', credential.id)
        .executeTakeFirst();
      if (!kept || (redeemed.userId !== undefined && redeemed.userId !== kept.user_id)) return undefined;
      const verified = await verifyAuthenticationResponse({
        response: { ...plain(credential), response: { clientDataJSON, authenticatorData, signature } },
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: true,
        credential: {
          id: kept.credential_id,
          publicKey: Uint8Array.from(Buffer.from(kept.public_key, 'base64url')),
          counter: Number(kept.sign_count),
        },
      }).catch(() => undefined);
      if (!verified?.verified) return undefined;
      const { newCounter } = verified.authenticationInfo;
      if (!(await countUp(db, { id: kept.id, newCounter }))) return undefined;
      return { userId: kept.user_id, deedHash: redeemed.deedHash };
    },
  };
}

/** A passkey that counts never counts back: another with its secret would. Asked again of the row, for two at once. */
async function countUp(db: Db, { id, newCounter }: { id: string; newCounter: number }): Promise<boolean> {
  const counted = await sql`update passkey set sign_count = ${newCounter}, last_used_at = now()
    where id = ${id} and (sign_count < ${newCounter} or (sign_count = 0 and ${newCounter} = 0)) returning 1`.execute(
    db,
  );
  return counted.rows.length > 0;
}

type Plain = { readonly id: string; readonly rawId: string };
/** Only what is checked goes to the library: answers to extensions nobody asked for do not. */
const plain = ({ id, rawId }: Plain) => ({ id, rawId, type: 'public-key', clientExtensionResults: {} }) as const;
