import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { vi } from 'vitest';
import type { RecipientDraft } from '#domain/recipient/recipientDraft.ts';
import type { AddRecipientActor, addRecipientMachine } from '#src/machines/add-recipient/addRecipientMachine.ts';
import { AddRecipientScreen } from '#src/ui/screens/send-money/AddRecipientScreen.tsx';
import { addRecipientPaths } from '../specs/addRecipient.paths.ts';
import type { Page } from '../walker/page.ts';
import { type Screen, walkScreen } from '../walker/screenDriver.ts';
import { words } from './inProduct.tsx';
import { bank, withReads } from './sendReads.tsx';

vi.mock('#src/services/apiClient.ts', async () => ({ callApi: (await import('./sendReads.tsx')).answerRead }));

/** A pause in typing is over when the test says so. */
const pauseOver = 'pause over';
vi.mock('#src/ui/screens/send-money/useDebounced.ts', () => ({
  useDebounced<Value>(value: Value): Value {
    const [settled, setSettled] = useState(value);
    useEffect(() => {
      const settle = () => setSettled(value);
      window.addEventListener(pauseOver, settle);
      return () => window.removeEventListener(pauseOver, settle);
    }, [value]);
    return settled;
  },
}));
const stopTyping = () => act(async () => window.dispatchEvent(new Event(pauseOver)));

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

/** Left alone when it stands there already: touching it would ask for its name again. */
async function enterAccount(page: Page, { bankId, accountNumber }: RecipientDraft) {
  const { account } = actor.getSnapshot().context;
  if (!bankId || !accountNumber) return;
  if (account?.bankId === bankId && account.accountNumber === accountNumber) return;
  await chooseBank(page, bankId);
  await page.fill(fields.account, accountNumber);
}

let actor: AddRecipientActor;
const isNigerian = () => actor.getSnapshot().context.countryCode === 'NG';

const screens: Screen<typeof addRecipientMachine> = {
  mount(started) {
    actor = started;
    return withReads(<AddRecipientScreen actor={started} />);
  },
  headlines: {
    details: words('recipient.form.title'),
    nameMismatch: words('recipient.nameCheck.mismatch.title'),
    nameUnchecked: words('recipient.nameCheck.unchecked.title'),
    password: words('send.password.title'),
  },
  table: {
    async 'account.entered'(page, event) {
      const { bankId, accountNumber } = event;
      // Elsewhere there is no account to look up, so no control asks for it.
      if (!isNigerian()) return act(async () => actor.send(event));
      await page.fill(fields.account, '');
      await stopTyping();
      await chooseBank(page, bankId);
      await page.fill(fields.account, accountNumber);
      await stopTyping();
    },
    async 'details.entered'(page, event) {
      const { draft } = event;
      // RCP-31: the button waits for the name.
      const mayBeSaved = await page.isEnabled(words('recipient.form.save'));
      if (!mayBeSaved) return act(async () => actor.send(event));
      await type(page, fields.firstName, draft.firstName ?? '');
      await type(page, fields.lastName, draft.lastName ?? '');
      if (draft.mobile) await page.fill(fields.mobile, draft.mobile);
      if (draft.confirmPhoneCode) await page.fill(fields.again, draft.confirmPhoneCode);
      if (draft.mobileMoneyProvider) await page.choose(fields.network, 'MTN');
      await enterAccount(page, draft);
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
};

walkScreen(addRecipientPaths, screens);
