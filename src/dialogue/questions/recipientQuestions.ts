import { mobileShapes, nationalMobile, networkOfMobile, suggestedNetwork } from '#domain/recipient/mobileNumber.ts';
import type { RecipientDraft } from '#domain/recipient/recipientDraft.ts';
import {
  type AccountType,
  type AskedField,
  accountTypes,
  type RecipientField,
  recipientFieldsFor,
} from '#domain/recipient/recipientForm.ts';
import { mobileNetworkLabels, mobileNetworksOf } from '#domain/reference/mobileNetworks.ts';
import { pickupPointsOf } from '#domain/reference/pickupPoints.ts';
import { type AddRecipientContext, checkOf } from '#src/machines/recipient/add-recipient/addRecipientContext.ts';
import { recipientForm } from '#src/machines/typedForm.ts';
import { choice, type Here, type Questions } from '../flows/question.ts';
import { type TypedAnswers, typedAs } from '../flows/typedAnswers.ts';
import type { Answers, Control, Finish, Part } from '../question.ts';
import { networkWords } from '../transferWords.ts';
import type { PartId, Words } from '../words.ts';
import { accountWords, cameroonText } from './accountWords.ts';

/** What each field of the form is called as a question; country is known, and a number is asked for once (R1). */
const partOf: Record<Exclude<RecipientField, 'countryCode' | 'confirmPhoneCode'>, PartId> = {
  firstName: 'recipientFirstName',
  lastName: 'recipientLastName',
  mobile: 'recipientMobile',
  mobileMoneyProvider: 'network',
  pickupPoint: 'pickupPoint',
  bankName: 'bankName',
  bankId: 'bankId',
  accountNumber: 'accountNumber',
  accountBranch: 'accountBranch',
  recipientAccountNumber: 'cameroonAccount',
};

type AskedHere = keyof typeof partOf;
const isAskedHere = (field: RecipientField): field is AskedHere => field in partOf;

export const addRecipientQuestions: Questions['addRecipient'] = {
  details: {
    parts: detailsParts,
    finish: finishDetails,
    typed: ({ snapshot: { context } }) => typedRecipient(context),
    refusedParts: (fields) => fields.flatMap((field) => (field in partOf ? partOf[field as AskedHere] : [])),
  },
  nameMismatch: choice(
    'nameMismatch',
    {
      correct: {
        words: { key: 'recipient.nameCheck.correct' },
        act: ({ actor }) => actor.send({ type: 'name.corrected' }),
        forgets: ['recipientFirstName', 'recipientLastName', 'recipientMobile'],
      },
      proceed: {
        words: { key: 'recipient.nameCheck.proceed' },
        act: ({ actor }) => actor.send({ type: 'name.accepted' }),
      },
    },
    { facts: ({ snapshot: { context } }) => ({ name: context.customerName }) },
  ),
  nameUnchecked: choice('nameUnchecked', {
    again: {
      words: { key: 'recipient.nameCheck.checkAgain' },
      act: ({ actor }) => actor.send({ type: 'retry.chosen' }),
    },
    correct: {
      words: { key: 'recipient.nameCheck.correct' },
      act: ({ actor }) => actor.send({ type: 'name.corrected' }),
      forgets: ['recipientMobile'],
    },
    proceed: {
      words: { key: 'recipient.nameCheck.proceed' },
      act: ({ actor }) => actor.send({ type: 'name.accepted' }),
    },
  }),
};

/** The number is asked for once here and twice on the form. */
function typedRecipient(context: AddRecipientContext): TypedAnswers {
  const fields = Object.fromEntries(Object.entries(partOf).map(([field, part]) => [part, field]));
  const typed = typedAs(recipientForm(context), { ...fields, accountType: 'accountType' });
  return {
    ...typed,
    write: (answers) => ({
      ...typed.write(answers),
      ...(answers.recipientMobile && { confirmPhoneCode: answers.recipientMobile }),
    }),
  };
}

const hasTabs = ({ countryCode, transferMethod }: AddRecipientContext) =>
  countryCode === 'CM' && transferMethod === 'bank_transfer';

const accountTypeOf = (answers: Answers): AccountType =>
  accountTypes.find((type) => type === answers.accountType) ?? 'bank';

function detailsParts(here: Here<'addRecipient'>): readonly Part[] {
  const { snapshot, answers } = here;
  const { context } = snapshot;
  if (snapshot.matches({ askingDetails: 'accountUnavailable' })) return [accountRetry];
  const asked = recipientFieldsFor({
    method: context.transferMethod,
    countryCode: context.countryCode,
    accountType: accountTypeOf(answers),
  });
  return [
    ...(hasTabs(context) ? [accountTypePart] : []),
    ...asked.filter((one) => !isFollowing(one, here)).flatMap((one) => partFor(one, here)),
    ...(snapshot.matches({ askingDetails: 'accountFound' }) ? [accountNamePart(here)] : []),
  ];
}

const accountTypePart: Part = {
  id: 'accountType',
  control: {
    kind: 'choice',
    options: accountTypes.map((id) => ({ id, words: { key: `recipient.form.accountTypes.${id}` } })),
  },
};

const accountRetry: Part = {
  id: 'accountRetry',
  control: { kind: 'choice', options: [{ id: 'retry', words: { key: 'common.tryAgain' } }] },
};

/** Whose account it is, found out by the bank, is said and agreed to (RCP-30). */
const accountNamePart = ({ snapshot: { context } }: Here<'addRecipient'>): Part => ({
  id: 'accountName',
  facts: { name: context.accountName },
  control: {
    kind: 'choice',
    options: [
      { id: 'yes', words: { key: 'guide.options.thatIsThem' } },
      { id: 'no', words: { key: 'guide.options.otherAccount' } },
    ],
  },
});

/** A network that the number shows is not asked for (D-118). */
function isFollowing({ need }: AskedField, { answers, snapshot }: Here<'addRecipient'>): boolean {
  if (need !== 'ifUnknown') return false;
  const { countryCode } = snapshot.context;
  const national = nationalMobile(answers.recipientMobile ?? '', countryCode);
  return national.ok && networkOfMobile(national.value, countryCode) !== undefined;
}

function partFor({ field, need }: AskedField, here: Here<'addRecipient'>): readonly Part[] {
  if (!isAskedHere(field)) return [];
  const { context } = here.snapshot;
  const id = partOf[field];
  return [
    {
      id,
      control: controlFor(field, here),
      isOptional: need === 'optional',
      facts: { country: context.countryCode, name: here.answers.recipientFirstName },
      check: (answer) => problemWith(field, answer, here),
      ...(field === 'mobileMoneyProvider' && { wordsOf: networkWords, suggested: networkTold(here) }),
      ...(isAccount(field) && { wordsOf: accountWords }),
      ...(!isName(field) && here.snapshot.context.corrects && { suggested: here.snapshot.context.corrects[field] }),
    },
  ];
}

/** Said by the number; another can be chosen, since numbers move. */
function networkTold({ answers, snapshot }: Here<'addRecipient'>): string | undefined {
  const typed = { before: '', now: answers.recipientMobile ?? '', chosen: undefined };
  return suggestedNetwork(typed, snapshot.context.countryCode);
}

/** Of somebody whose name is put right, all else is known. */
const isName = (field: AskedHere) => field === 'firstName' || field === 'lastName';

const isAccount = (field: AskedHere) => field === 'accountNumber' || field === 'recipientAccountNumber';

function controlFor(field: AskedHere, { snapshot, answers }: Here<'addRecipient'>): Control {
  const { countryCode } = snapshot.context;
  switch (field) {
    case 'mobile':
      return { kind: 'phone', country: countryCode };
    case 'mobileMoneyProvider':
      return {
        kind: 'choice',
        options: mobileNetworksOf(countryCode).map((id) => ({ id, words: { label: mobileNetworkLabels[id] } })),
      };
    case 'pickupPoint':
      return {
        kind: 'search',
        options: pickupPointsOf(countryCode).map(({ id, name }) => ({ id, words: { label: name } })),
      };
    case 'bankId':
      return { kind: 'search', options: 'banks', country: countryCode };
    case 'accountNumber':
    case 'recipientAccountNumber':
      return { kind: 'account', country: countryCode, field, bankId: answers.bankId, maxLength: 40 };
    case 'firstName':
    case 'lastName':
    case 'bankName':
    case 'accountBranch':
      return { kind: 'text', maxLength: 120 };
  }
}

/** The form's own rules, asked about one field. */
function problemWith(field: AskedHere, answer: string, { snapshot, answers }: Here<'addRecipient'>): Words | undefined {
  const { context } = snapshot;
  const check = checkOf(context, draftOf(context, { ...answers, [partOf[field]]: answer }));
  const problem = check.ok ? undefined : check.problems[field];
  return problem && { problem, facts: { digits: String(mobileShapes[context.countryCode].length) } };
}

function draftOf(context: AddRecipientContext, answers: Answers): RecipientDraft {
  const fields = Object.entries(partOf).map(([field, part]) => [field, answers[part]] as const);
  const account = cameroonText(answers.cameroonAccount);
  return {
    ...Object.fromEntries(fields.filter(([, text]) => text !== undefined && text !== '')),
    ...(account && { recipientAccountNumber: account }),
    countryCode: context.countryCode,
    transferMethod: context.transferMethod,
    ...(answers.recipientMobile && { confirmPhoneCode: answers.recipientMobile }),
    ...(hasTabs(context) && { accountType: accountTypeOf(answers) }),
  };
}

function finishDetails({ actor, snapshot, answers }: Here<'addRecipient'>): Finish {
  if (answers.accountRetry) {
    return { kind: 'send', act: () => actor.send({ type: 'retry.chosen' }), forgets: ['accountRetry'] };
  }
  if (snapshot.matches({ askingDetails: 'verifyingAccount' })) return { kind: 'wait' };
  if (answers.accountName === 'no') {
    return { kind: 'refuse', words: { key: 'guide.problems.otherAccount' }, asksAgain: 'accountNumber' };
  }
  return {
    kind: 'send',
    act: () => actor.send({ type: 'details.entered', draft: draftOf(snapshot.context, answers) }),
    ...(snapshot.matches({ askingDetails: 'accountNotFound' }) && { refused: accountNotFound }),
    ...(isNumberUnknown(snapshot.context) && { refused: { asksAgain: 'recipientMobile' } }),
  };
}

/** The flow says so by itself; what is wrong is the number, and not what was answered last. */
const isNumberUnknown = ({ transferMethod, failure }: AddRecipientContext): boolean =>
  transferMethod === 'mobile_money' && failure?.code === 'accountNameNotFound';

const accountNotFound = {
  words: { failure: { code: 'accountNameNotFound', details: {} } },
  asksAgain: 'accountNumber',
} as const;
