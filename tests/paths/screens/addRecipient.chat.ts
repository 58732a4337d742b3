import { type ContextFrom, matchesState, type StateValue } from 'xstate';
import type { RecipientDraft } from '#domain/recipient/recipientDraft.ts';
import type { addRecipientMachine } from '#src/machines/recipient/add-recipient/addRecipientMachine.ts';
import { addRecipientPaths } from '../specs/addRecipient.paths.ts';
import { manyFrom } from '../walker/pathSpec.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { addRecipientFactsInChat } from './addRecipient.facts.ts';
import { answerEach, asks, choosing, working, writing } from './chatWords.ts';
import { bank } from './sendFixtures.ts';
import { words } from './words.ts';

type Context = ContextFrom<typeof addRecipientMachine>;

const elsewhere = addRecipientPaths.cases;
const isTold = ({ recipient }: Context) => recipient !== undefined;

/** Elsewhere nothing is entered once the guide was told, and the guide leaves out nothing that is needed. */
export const addRecipientInChatPaths: typeof addRecipientPaths = {
  ...addRecipientPaths,
  cases: {
    'account.entered': (snapshot) => (isTold(snapshot.context) ? [] : manyFrom(elsewhere['account.entered'], snapshot)),
    'details.entered': (snapshot) =>
      manyFrom(elsewhere['details.entered'], snapshot).filter(
        ({ draft }) => draft.firstName || !isTold(snapshot.context),
      ),
  },
};

const answersOf = (
  { firstName = '', lastName = '', mobile = '', accountNumber = '' }: RecipientDraft,
  holder: string,
) =>
  new Map([
    [asks('recipientFirstName'), writing(firstName)],
    [asks('recipientLastName', { name: firstName }), writing(lastName)],
    [asks('recipientMobile', { name: firstName }), writing(mobile)],
    [asks('network'), choosing('MTN')],
    [asks('bankId'), choosing(bank.bank)],
    [asks('accountNumber'), writing(accountNumber)],
    [asks('accountName', { name: holder }), choosing(words('guide.options.thatIsThem'))],
  ]);

/** The last question of the form, which is asked again when it was refused as a whole; a number nobody knows is itself. */
function lastAsked({ countryCode, transferMethod, failure }: Context): string {
  const isNumberUnknown = transferMethod === 'mobile_money' && failure?.code === 'accountNameNotFound';
  if (isNumberUnknown) return asks('recipientMobile', { name: countryCode === 'CM' ? 'Marie' : 'Grace' });
  if (countryCode === 'CM') return asks('recipientMobile', { name: 'Marie' });
  return countryCode === 'NG' ? asks('accountName', { name: 'CHIDI OKAFOR' }) : asks('network');
}

/** A name that was corrected takes the number with it; a number that could not be checked is asked for alone. */
function detailsAsked(context: Context, { value, past }: { value: StateValue; past: readonly string[] }): string {
  if (matchesState({ askingDetails: 'accountUnavailable' }, value)) return asks('accountRetry');
  if (!isTold(context)) return asks('recipientFirstName');
  if (matchesState({ askingDetails: 'accountNotFound' }, value)) return asks('accountNumber');
  if (matchesState({ askingDetails: 'verifyingAccount' }, value)) return working;
  const corrected = past.lastIndexOf('name.corrected');
  if (corrected < past.lastIndexOf('details.entered')) return lastAsked(context);
  const isMismatch = past[corrected - 1] === 'lookUpCustomerName: another name';
  return isMismatch ? asks('recipientFirstName') : asks('recipientMobile', { name: 'Grace' });
}

export const addRecipientInChat: ScreenUse<typeof addRecipientMachine> = {
  headlines: {
    details: detailsAsked,
    nameMismatch: ({ customerName = '…' }) => asks('nameMismatch', { name: customerName }),
    nameUnchecked: asks('nameUnchecked'),
    password: asks('password'),
  },
  facts: addRecipientFactsInChat,
  table: {
    'account.entered': 'fromOutside',
    async 'details.entered'(page, event, flow) {
      const isLookedUp = matchesState({ askingDetails: 'verifyingAccount' }, flow.value());
      // The guide leaves out nothing that is needed, and waits for the name of an account.
      if (!event.draft.firstName || isLookedUp) await flow.send(event);
      else await answerEach(page, answersOf(event.draft, flow.context().accountName ?? '…'));
    },
    'name.accepted': (page) => page.press(words('recipient.nameCheck.proceed')),
    'name.corrected': (page) => page.press(words('recipient.nameCheck.correct')),
    async 'retry.chosen'(page) {
      const isUnchecked = await page.isEnabled(words('recipient.nameCheck.checkAgain'));
      await page.press(words(isUnchecked ? 'recipient.nameCheck.checkAgain' : 'common.tryAgain'));
    },
    'form.left': 'fromOutside',
  },
};
