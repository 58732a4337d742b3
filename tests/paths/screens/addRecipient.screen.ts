import type { ContextFrom } from 'xstate';
import type { RecipientDraft } from '#domain/recipient/recipientDraft.ts';
import type { addRecipientMachine } from '#src/machines/recipient/add-recipient/addRecipientMachine.ts';
import type { Page } from '../walker/page.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { addRecipientFacts } from './addRecipient.facts.ts';
import { network } from './asRead.ts';
import { bank } from './sendFixtures.ts';
import { words } from './words.ts';

const fields = {
  firstName: words('recipient.fields.firstName'),
  lastName: words('recipient.fields.lastName'),
  mobile: words('recipient.fields.mobile'),
  again: words('recipient.fields.confirmPhoneCode'),
  network: words('recipient.fields.mobileMoneyProvider'),
  bank: words('recipient.fields.bankId'),
  account: words('recipient.fields.accountNumber'),
};

async function chooseBank(page: Page, bankId: string) {
  await page.fill(fields.bank, '');
  if (bankId !== '') await page.choose(fields.bank, bank.bank);
}

/** A box that was never typed in holds nothing, not even an empty text. */
async function type(page: Page, label: string, text: string) {
  await page.fill(label, `${text}…`);
  await page.fill(label, text);
}

type Entered = { readonly draft: RecipientDraft; readonly known: ContextFrom<typeof addRecipientMachine>['account'] };

/** Left alone when it stands there already: touching it would ask for its name again. */
async function enterAccount(page: Page, { draft: { bankId, accountNumber }, known }: Entered) {
  if (!bankId || !accountNumber) return;
  if (known?.bankId === bankId && known.accountNumber === accountNumber) return;
  await chooseBank(page, bankId);
  await page.fill(fields.account, accountNumber);
}

/** A name is looked up after a pause in typing; each technology knows when one is over. */
export const addRecipientUse = (stopTyping: () => Promise<unknown>): ScreenUse<typeof addRecipientMachine> => ({
  headlines: {
    details: words('recipient.form.title'),
    nameMismatch: words('recipient.nameCheck.mismatch.title'),
    nameUnchecked: words('recipient.nameCheck.unchecked.title'),
    password: words('send.password.title'),
  },
  controls: {
    'name.accepted': words('recipient.nameCheck.proceed'),
    'name.corrected': words('recipient.nameCheck.correct'),
  },
  facts: addRecipientFacts,
  table: {
    async 'account.entered'(page, event, flow) {
      const { bankId, accountNumber } = event;
      // Elsewhere there is no account to look up, so no control asks for it.
      if (flow.context().countryCode !== 'NG') return flow.send(event);
      await page.fill(fields.account, '');
      await stopTyping();
      await chooseBank(page, bankId);
      await page.fill(fields.account, accountNumber);
      await stopTyping();
    },
    async 'details.entered'(page, event, flow) {
      const { draft } = event;
      // RCP-31: the button waits for the name.
      const mayBeSaved = await page.isEnabled(words('recipient.form.save'));
      if (!mayBeSaved) return flow.send(event);
      await type(page, fields.firstName, draft.firstName ?? '');
      await type(page, fields.lastName, draft.lastName ?? '');
      if (draft.mobile) await page.fill(fields.mobile, draft.mobile);
      if (draft.confirmPhoneCode) await page.fill(fields.again, draft.confirmPhoneCode);
      if (draft.mobileMoneyProvider) await page.choose(fields.network, network(draft) ?? '');
      await enterAccount(page, { draft, known: flow.context().account });
      await page.press(words('recipient.form.save'));
    },
    'name.accepted': (page) => page.press(words('recipient.nameCheck.proceed')),
    'name.corrected': (page) => page.press(words('recipient.nameCheck.correct')),
    async 'retry.chosen'(page) {
      const isUnchecked = await page.isEnabled(words('recipient.nameCheck.checkAgain'));
      await page.press(words(isUnchecked ? 'recipient.nameCheck.checkAgain' : 'common.tryAgain'));
    },
    'form.left': 'fromOutside',
  },
});
