import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { readUser, type User } from '#contract/account/account.ts';
import type { Language } from '#contract/protocol/language.ts';
import { cancelTransfer, listTransfers, readTransfer } from '#contract/transfer/transfer.ts';
import {
  openVerificationWidget,
  requestVerificationDocuments,
  submitVerificationPart,
} from '#contract/verification/verification.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import type { english } from '#src/locales/english.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { asDocument, heardDuring, readThrough } from './heard.ts';
import { openProduct, type Replies, verified } from './openProduct.tsx';

type Words = typeof english;

const { id } = transferFixture();
const main = () => screen.findByRole('main');
/** As the live stream does. */
const hearNews = () => act(() => queryClient.invalidateQueries({ queryKey: ['transfers'] }));

const ids = ['0197a000-0000-7000-8000-0000000000f1', '0197a000-0000-7000-8000-0000000000f2'] as const;
const unverified: User = {
  ...verified,
  meta: { ...verified.meta, verified: false, submittedVerificationData: false },
  verifications: [
    { id: ids[0], type: 'IDENTITY', status: 'PENDING' },
    { id: ids[1], type: 'DOCUMENT', status: 'PENDING' },
  ],
};
const widgetOrigin = 'http://127.0.0.1:4100';
const widget = {
  token: 'a-token',
  widgetUrl: `${widgetOrigin}/kyc/widget?transaction=1`,
  expiresAt: 1_800_003_600,
  parts: [
    { part: 'face', verificationId: ids[0] },
    { part: 'document', verificationId: ids[1] },
  ],
};

/** What a screen reader says on five journeys, from the page to its end. */
export const journeysHeard: Readonly<Record<string, (words: Words, language: Language) => Promise<string>>> = {
  async 'sign-up-refused'({ auth, common, fieldProblems }, language) {
    await openProduct('/sign-up', { language });
    await userEvent.click(await screen.findByRole('link', { name: auth.signUpWithEmail }));
    await screen.findByRole('form', { name: auth.signUp.title });
    const opened = await readThrough(await main());
    const heard = await heardDuring(async () => {
      const button = screen.getByRole('button', { name: common.continue });
      await userEvent.click(button);
      await screen.findAllByText(fieldProblems.required);
      await waitFor(() => expect(button).not.toHaveFocus());
    });
    const refused = await readThrough(screen.getByRole('form', { name: auth.signUp.title }));
    const corrected = await heardDuring(async () => {
      const first = screen.getByLabelText(auth.fields.firstName, { selector: 'input' });
      act(() => first.focus());
      fireEvent.change(first, { target: { value: 'Ama' } });
    });
    return asDocument('Signing up with a part left empty', [
      { title: 'The page', heard: opened },
      { title: 'Continue, with nothing filled in', heard },
      { title: 'The form', heard: refused },
      { title: 'At the first field', heard: corrected },
    ]);
  },

  async 'identity-by-document'({ verification }, language) {
    let standing = unverified;
    const submitted: User = { ...unverified, meta: { ...unverified.meta, submittedVerificationData: true } };
    const replies: Replies = [
      [requestVerificationDocuments, () => unverified],
      [submitVerificationPart, () => submitted],
      [openVerificationWidget, () => widget],
      [readUser, () => standing],
    ];
    await openProduct('/verification', { user: unverified, language, replies });
    const begin = await screen.findByRole('button', { name: verification.kyc.begin });
    const opened = await readThrough(await main());
    const begun = await heardDuring(async () => {
      await userEvent.click(begin);
      await screen.findByTitle(verification.capture.frameTitle);
    });
    const frame = screen.getByTitle<HTMLIFrameElement>(verification.capture.frameTitle);
    const tell = (data: unknown) =>
      act(async () => {
        const source = frame.contentWindow;
        window.dispatchEvent(new MessageEvent('message', { data, origin: widgetOrigin, source }));
      });
    const taken = await heardDuring(async () => {
      for (const part of ['document', 'face']) {
        await tell({ type: 'kyc.part', part, verificationData: { reference: `img_${part}` } });
      }
    });
    standing = submitted;
    const finished = await heardDuring(async () => {
      await tell({ type: 'kyc.done' });
      await screen.findByRole('heading', { level: 1, name: verification.titles.inProgress });
    });
    return asDocument('Proving who one is with a document', [
      { title: 'The page', heard: opened },
      { title: 'Begin', heard: begun },
      { title: 'Both photos are taken', heard: taken },
      { title: 'The frame is closed', heard: finished },
    ]);
  },

  async 'card-declined'({ result, transfer }, language) {
    let status: TransferStatus = 'PAYMENT_PROCESSING';
    const replies: Replies = [[readTransfer, () => transferFixture(status)]];
    await openProduct(`/transfer-completed/${id}`, { user: verified, language, replies });
    await screen.findByRole('heading', { level: 2, name: result.states.INPROGRESS });
    status = 'PAYMENT_DECLINED';
    const news = await heardDuring(async () => {
      await hearNews();
      await within(await main()).findByRole('button', { name: result.payAgain });
      await screen.findByText(new RegExp(`^${transfer.lead.PAYMENT_DECLINED}. `));
    });
    const announced = within(await main()).getByRole('status');
    await waitFor(() => expect(announced).toBeEmptyDOMElement(), { timeout: 10_000 });
    const told = await readThrough(await main());
    status = 'PENDING_PAYMENT';
    cleanup();
    await openProduct(`/payment-method?transferId=${id}`, { user: verified, language, replies });
    await screen.findAllByRole('radio');
    const ways = await readThrough(await main());
    return asDocument('A card is declined, and another way to pay is chosen', [
      { title: 'The news arrives', heard: news },
      { title: 'The page', heard: told },
      { title: 'The ways to pay', heard: ways },
    ]);
  },

  async 'transfer-cancelled'({ transfer }, language) {
    let status: TransferStatus = 'PENDING_PAYMENT';
    const known = () => transferFixture(status);
    const replies: Replies = [
      [listTransfers, () => ({ collections: [known()], total: 1, totals: { completed: 0, cancelled: 0, pending: 1 } })],
      [readTransfer, known],
      [
        cancelTransfer,
        () => {
          status = 'CANCELLED';
          return known();
        },
      ],
    ];
    await openProduct(`/transactions?transfer=${id}`, { user: verified, language, replies });
    const cancel = await screen.findByRole('button', { name: transfer.actions.cancel });
    const opened = await readThrough(screen.getByRole('dialog'));
    const asked = await heardDuring(async () => {
      await userEvent.click(cancel);
      await screen.findByRole('button', { name: transfer.cancel.confirm });
    });
    const question = await readThrough(screen.getByRole('alertdialog'));
    const done = await heardDuring(async () => {
      await userEvent.click(screen.getByRole('button', { name: transfer.cancel.confirm }));
      await screen.findAllByText(transfer.cancelled);
    });
    return asDocument('A transfer is cancelled', [
      { title: 'The transfer', heard: opened },
      // How often this reader says a dialog anew hangs on how fast it is drawn.
      { title: 'Cancel', heard: asked.filter((phrase) => phrase.startsWith('alertdialog')) },
      { title: 'The question', heard: question },
      { title: 'Yes', heard: done.filter((phrase) => phrase === `polite: ${transfer.cancelled}`) },
    ]);
  },

  async 'history-and-receipt'({ documents }, language) {
    const arrived = transferFixture('COMPLETE', { receipt_url: `/transactions/${id}/receipt` });
    const replies: Replies = [
      [listTransfers, () => ({ collections: [arrived], total: 1, totals: { completed: 1, cancelled: 0, pending: 0 } })],
      [readTransfer, () => arrived],
    ];
    await openProduct('/transactions', { user: verified, language, replies });
    const [found] = await screen.findAllByText(/Marie/);
    if (!found) throw new Error('The history lists nobody');
    const history = await readThrough(await main());
    cleanup();
    await openProduct(`/transactions/${id}/receipt`, { user: verified, language, replies });
    await screen.findByRole('button', { name: documents.receipt.download });
    const receipt = await readThrough(await main());
    return asDocument('The history, and a receipt', [
      { title: 'The history', heard: history },
      { title: 'The receipt', heard: receipt },
    ]);
  },
};
