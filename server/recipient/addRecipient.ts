import { createHash } from 'node:crypto';
import type { NewRecipient, Recipient, RecipientProfile } from '#contract/recipient/recipient.ts';
import { compareNames, maskName } from '#domain/recipient/accountNameMatch.ts';
import { remittanceHandlerFor } from '#domain/recipient/handlerRouting.ts';
import { nameCheckFor } from '#domain/recipient/nameChecks.ts';
import type { ValidRecipient } from '#domain/recipient/recipientDraft.ts';
import type { RemittanceHandler } from '#domain/recipient/remittanceHandler.ts';
import { validateRecipient } from '#domain/recipient/validateRecipient.ts';
import { currencyOf } from '#domain/reference/countries.ts';
import { accept } from '#domain/result.ts';
import { asUuid, newId } from '../database/ids.ts';
import { type Outcome, refused } from '../http/route.ts';
import type { AccountNames } from './accountNames.ts';
import type { RecipientStore } from './recipientStore.ts';

type Dependencies = { readonly recipients: RecipientStore; readonly names: AccountNames };

type Addition = { readonly userId: string; readonly asked: NewRecipient; readonly idempotencyKey: string | undefined };

/** Checks every answer again, decides who will pay this person out and whose account it is, and saves. */
export async function addRecipient(
  { recipients, names }: Dependencies,
  { userId, asked, idempotencyKey }: Addition,
): Promise<Outcome<Recipient>> {
  const id = idOf({ userId, idempotencyKey });
  const added = await recipients.find({ id, userId });
  if (added) return accept(added);

  const { firstName, lastName, profile } = asked;
  const check = validateRecipient({ ...profile, firstName, lastName }, 'trusted');
  if (!check.ok) {
    const fields = Object.entries(check.problems).map(([field, problem]) => ({ field, problem }));
    return refused('recipientInvalid', { fields });
  }
  const remittanceHandler = await handlerOf(recipients, check.value);
  const name = await lookUpName(names, { recipient: check.value, remittanceHandler });
  if (!name.ok) return name;

  const { verifiedAccountName, nameCheck } = name.value;
  const recipient = {
    id,
    firstName: check.value.firstName,
    lastName: check.value.lastName,
    ...(verifiedAccountName !== undefined && { verifiedAccountName }),
    profile: { ...check.value.profile, remittanceHandler, nameCheck },
  };
  await recipients.add({ userId, ...recipient });
  return accept({ ...recipient, status: 'ACTIVE' });
}

/** The same key makes the same recipient, even when the first answer was lost (UUIDv8: an id from a hash). */
function idOf({ userId, idempotencyKey }: { userId: string; idempotencyKey: string | undefined }): string {
  if (idempotencyKey === undefined) return newId();
  return asUuid(createHash('sha256').update(`recipient\n${userId}\n${idempotencyKey}`).digest(), 8);
}

async function handlerOf(recipients: RecipientStore, { profile }: ValidRecipient): Promise<RemittanceHandler> {
  const { countryCode, transferMethod: method } = profile;
  const setting = await recipients.payoutSetting({ country: countryCode, method });
  return setting ?? remittanceHandlerFor({ countryCode, currency: currencyOf(countryCode), method }, {});
}

type LookedUp = {
  readonly verifiedAccountName?: string;
  readonly nameCheck: NonNullable<RecipientProfile['nameCheck']>;
};

type Looking = { readonly recipient: ValidRecipient; readonly remittanceHandler: RemittanceHandler };

/**
 * A Nigerian account must have a name (RCP-29). A mobile number may be saved with another name or none; what is
 * recorded is what was found here, not what the browser says was found (D-64).
 */
export async function lookUpName(
  names: AccountNames,
  { recipient, remittanceHandler }: Looking,
): Promise<Outcome<LookedUp, 'accountNameNotFound' | 'accountNameUnavailable'>> {
  const { profile, firstName, lastName } = recipient;
  const expectedName = `${firstName} ${lastName}`;
  const check = nameCheckFor({ countryCode: profile.countryCode, method: profile.transferMethod });
  if (check?.kind === 'mustBeFound') {
    const { bankId = '', accountNumber = '' } = profile;
    const name = await names.onBankAccount({
      countryCode: profile.countryCode,
      bank: bankId,
      accountNumber,
      expectedName,
    });
    return name.ok ? accept(namedAs(name.value, recipient)) : name;
  }
  if (!check || check.partner !== remittanceHandler) return accept({ nameCheck: 'notNeeded' });
  const name = await names.onMobileAccount({
    expectedName,
    telecomCode: profile.mobileMoneyProvider ?? '',
    customerAccountNumber: `${profile.phoneCode ?? ''}${profile.mobile ?? ''}`.replace('+', ''),
  });
  if (!name.ok) return accept({ nameCheck: 'proceededUnchecked' });
  return accept(namedAs(name.value, recipient));
}

/** Of an account in another name only its shape is kept, and that the sender went on. */
function namedAs(found: string, recipient: ValidRecipient): LookedUp {
  const likeness = compareNames(found, recipient);
  return {
    verifiedAccountName: likeness === 'no' ? maskName(found) : found,
    nameCheck: likeness === 'match' ? 'matched' : 'proceededOnMismatch',
  };
}
