import type { ShownDeed } from '#contract/account/deed.ts';
import { parseMoney } from '#domain/money/money.ts';
import { passwordFailureText } from '#src/locales/passwordFailureText.ts';
import type {
  ReauthenticationContext,
  reauthenticationMachine,
} from '#src/machines/account/reauthentication/reauthenticationMachine.ts';
import type { Facts } from '../walker/screenTable.ts';
import { sentence, sum } from './asRead.ts';
import { english, words } from './words.ts';

/** What is confirmed: the sum, the person and the number, in the words that are signed. */
export function deedText(deed: ShownDeed): string | undefined {
  if (deed.kind === 'addRecipient') {
    return words('send.deeds.addRecipient', { name: deed.recipientName, account: deed.account });
  }
  if (deed.kind !== 'send') throw new Error(`No walk is asked to confirm ${deed.kind}`);
  const amount = parseMoney(deed.amount, deed.currency);
  if (!amount.ok) return undefined;
  return words('send.deeds.send', { amount: sum(amount.value), name: deed.recipientName, account: deed.account });
}

const deed = ({ pending }: ReauthenticationContext) => pending?.deed && deedText(pending.deed.shown);

function failure({ failure: refusal }: ReauthenticationContext): string | undefined {
  if (!refusal || refusal.code === 'factorCodeWrong') return sentence(refusal);
  return passwordFailureText({ t: words, i18n: english }, refusal);
}

export const reauthenticationFacts: Facts<typeof reauthenticationMachine> = {
  passkey: {
    deed,
    failure: { tells: ({ failure: refusal }) => sentence(refusal), onlyOneWay: 'a passkey is refused in one way' },
  },
  password: { deed, failure },
};

/** What is confirmed is said with the question in the thread, and a refusal is news there. */
export const reauthenticationFactsInChat: typeof reauthenticationFacts = {
  passkey: { deed },
  password: 'asked after the deed',
};
