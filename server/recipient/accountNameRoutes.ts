import { validateBankAccount, validateMobileAccount } from '#contract/recipient/recipient.ts';
import { compareNames, maskName } from '#domain/recipient/accountNameMatch.ts';
import { banksOf } from '#domain/reference/banks.ts';
import { mobileNetworkLabels } from '#domain/reference/mobileNetworks.ts';
import { accept } from '#domain/result.ts';
import type { AttemptLimiter } from '../http/rateLimiter.ts';
import { refused, signedInRoute } from '../http/route.ts';
import type { AccountNames } from './accountNames.ts';

/** Names one sender may look up: a few recipients with typing slips, not a directory of who banks where (ASVS 2.4.1). */
const lookUpsAllowed = { limit: 30, windowSeconds: 600 };

type Dependencies = { readonly names: AccountNames; readonly limiter: AttemptLimiter };

/** Whose account it is, before a recipient is saved. */
export const accountNameRoutes = ({ names, limiter }: Dependencies) => [
  signedInRoute(validateBankAccount, async ({ body: { accountnumber, bank, expectedName } }, { userId }) => {
    if (!banksOf('NG').some(({ id }) => id === bank)) return unknownChoice('bank');
    const tooMany = await limiter.take(`accountName:${userId}`, lookUpsAllowed);
    if (tooMany) return tooMany;
    const name = await names.onBankAccount({
      countryCode: 'NG',
      bank,
      accountNumber: accountnumber,
      ...(expectedName?.trim() && { expectedName }),
    });
    return name.ok ? accept({ data: { AccountName: shown(name.value, expectedName) } }) : name;
  }),

  signedInRoute(validateMobileAccount, async ({ body }, { userId }) => {
    if (!Object.hasOwn(mobileNetworkLabels, body.telecomCode)) return unknownChoice('telecomCode');
    const tooMany = await limiter.take(`accountName:${userId}`, lookUpsAllowed);
    if (tooMany) return tooMany;
    const { expectedName, ...account } = body;
    const name = await names.onMobileAccount({ ...account, ...(expectedName?.trim() && { expectedName }) });
    return name.ok ? accept({ customerName: shown(name.value, expectedName) }) : name;
  }),
];

/** A name quite other than the one expected is a stranger's, and only hinted at. */
function shown(name: string, expectedName = ''): string {
  const [firstName = '', ...rest] = expectedName.trim().split(/\s+/);
  if (firstName === '') return name;
  return compareNames(name, { firstName, lastName: rest.join(' ') || firstName }) === 'no' ? maskName(name) : name;
}

const unknownChoice = (field: string) => refused('requestInvalid', { fields: [{ field, problem: 'invalid_value' }] });
