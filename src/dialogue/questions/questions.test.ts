import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { transferReasons } from '#domain/reference/transferReasons.ts';
import { type AskedPlace, askedPlaces } from '#tests/fixtures/askedParts.ts';
import { demoBank, paidFromDemoBank } from '#tests/fixtures/guideReads.ts';
import { recipientFixture, someMoment, transferFixture } from '#tests/fixtures/transferFixture.ts';
import { bank } from '#tests/paths/screens/sendFixtures.ts';
import { yesOrNo } from '../agreement.ts';
import { exampleOf } from '../examples.ts';
import { choicesAt } from '../flows/choices.ts';
import { optionsOf } from '../flows/listedOptions.ts';
import { newsAt } from '../flows/news.ts';
import { type AskedQuestion, questionAt } from '../flows/questionAt.ts';
import type { Records } from '../flows/records.ts';
import type { Answers, Control, Part } from '../question.ts';

const records: Records = {
  today: () => ({ year: 2026, month: 11, day: 21 }),
  now: () => someMoment,
  mayMoveMoney: () => true,
  residence: () => undefined,
  recipients: () => [
    recipientFixture(),
    recipientFixture({ id: 'kofi', firstName: 'Kofi', profile: { countryCode: 'GH', transferMethod: 'cash_pickup' } }),
  ],
  transfer: () => transferFixture(),
  banks: () => [bank],
  professions: () => [{ id: 'nurse', name: 'Nurse' }],
  reasons: () => [...transferReasons],
  pairs: () => [],
  deliveries: () => [],
  paymentWays: () => ({ closed: {}, switched: [], paidLast: paidFromDemoBank }),
  bankProviders: () => [demoBank],
  hostOf: () => 'pay.example',
};

const heard: AnyEventObject[] = [];
const places = await askedPlaces((event) => heard.push(event));

/** What is typed for an answer: what will do, and what will not. */
const texts: Readonly<Record<string, readonly string[]>> = {
  amount: ['payin GB GBP 10000', 'payout GB XAF 5000000', 'total GB GBP 20000', 'total GB GBP 50', 'payin CA CAD 9900'],
  recipient: [recipientFixture().id, 'kofi', 'new', 'keep'],
  reason: ['family-support'],
  phone: ['671234567', 'GB 7400123456', '12'],
  date: ['1990-05-04', '2020-01-01', 'soon'],
  account: ['12345678901', '1'],
  code: ['123456', 'another', '12'],
  password: ['correct horse battery', 'short'],
  consent: ['terms privacy partner', 'terms privacy partner noMarketing', ''],
  review: ['pay', 'recipient', 'cancel', 'verify', JSON.stringify(paidFromDemoBank)],
  newPrice: ['accept', 'change'],
  leaving: ['go', 'other'],
  widget: ['close'],
  text: ['Ama', 'ama@example.com', '', 'x'.repeat(119)],
};

const mostAnswers = 7;

function answersTo({ control, isOptional }: Part): readonly string[] {
  const known =
    'options' in control && Array.isArray(control.options) ? control.options.map(({ id }) => id) : undefined;
  const given = known ?? texts[control.kind] ?? [bank.id, 'nurse'];
  const longest =
    'maxLength' in control && control.maxLength !== undefined ? control.maxLength : Number.POSITIVE_INFINITY;
  return [...given.slice(0, mostAnswers), ...(isOptional ? [''] : [])].filter(({ length }) => length <= longest);
}

/** Of a long list its beginning, and how long it is. */
const inShort = (name: string, value: unknown): unknown =>
  name === 'options' && Array.isArray(value) && value.length > mostAnswers
    ? [...value.slice(0, 2), `${value.length} in all`]
    : value;

const written = (value: unknown): string => (JSON.stringify(value, inShort) ?? 'nothing').replaceAll('"', '');

const told = (act: () => void): string => {
  heard.length = 0;
  act();
  return heard.map(written).join(' ');
};

/** What forms call their fields, where a refusal is about one. */
const fields = [
  'firstName lastName mobile mobileMoneyProvider pickupPoint bankName bankId accountNumber accountBranch countryCode',
  'recipientAccountNumber confirmPhoneCode day email channel password confirmation agreedToTerms agreedToPrivacy',
  'agreedToPartnerTerms address1 zip gender professionId',
].flatMap((some) => some.split(' '));

function refusals({ refusedParts }: AskedQuestion): readonly string[] {
  const parts = fields.flatMap((field) => refusedParts([field]).map((part) => `${field} is ${part}`));
  return parts.length > 0 ? [`  refused: ${parts.join(', ')}`] : [];
}

/** What is asked, what may be pressed where a page draws it otherwise, and what becomes of each answer by itself. */
function partLines(part: Part, { place }: AskedPlace): readonly string[] {
  const { check, wordsOf, leave, ...shown } = part;
  const options = (control: Control) => optionsOf(control, records);
  const known = { recipients: records.recipients('ama'), optionsOf: options };
  const choices = choicesAt({
    part,
    place,
    userId: 'ama',
    records,
    placeText: ({ profile }) => String(profile.countryCode),
  });
  return [
    `  ${written(shown)}`,
    ...('options' in part.control || choices.length === 0 ? [] : [`    to press ${written(choices)}`]),
    `    yes: ${yesOrNo(part, 'yes', options)}, no: ${yesOrNo(part, 'no', options)}, like ${written(exampleOf(part, known))}`,
    ...(leave ? [`    left: ${told(leave)}`] : []),
    ...(check || wordsOf
      ? answersTo(part).map(
          (one) => `    ${one.slice(0, 40)}: ${written(check?.(one) ?? 'taken')} ${written(wordsOf?.(one))}`,
        )
      : []),
  ];
}

function endLines(question: AskedQuestion, answers: Answers): readonly string[] {
  const finish = question.finish();
  const due = question.keepUp();
  const { kind, ...rest } = finish;
  return [
    `  after ${written(answers)}: ${kind} ${written(rest)}`,
    ...(finish.kind === 'send' ? [`    ${told(finish.act)}`] : []),
    ...(due ? [`    at once ${due.tells}: ${told(due.act)}`] : []),
    ...(question.typed
      ? [
          `    typed in ${question.typed.form}: ${written(question.typed.write(answers))}, ${written(question.typed.read(question.typed.write(answers)))}`,
        ]
      : []),
  ];
}

/** Answers every question of the step with the first that will do, and each in turn with everything else. */
function walked(asked: AskedPlace): readonly string[] {
  const at = (answers: Answers) => questionAt(asked.place, { guide: asked.guide, answers, records });
  const lines = new Map<string, readonly string[]>();
  const ends: string[] = [];
  const goOn = (answers: Answers, variesAt: number): void => {
    const question = at(answers);
    const next = question.parts.find(({ id }) => answers[id] === undefined);
    if (!next) {
      ends.push(...endLines(question, answers));
      return;
    }
    if (!lines.has(next.id)) lines.set(next.id, partLines(next, asked));
    const possible = answersTo(next);
    const fitting = possible.find((one) => !next.check?.(one));
    if (fitting === undefined) return;
    goOn({ ...answers, [next.id]: fitting }, variesAt);
    if (variesAt > 0) return;
    for (const other of possible) if (other !== fitting) goOn({ ...answers, [next.id]: other }, variesAt + 1);
  };
  goOn({}, 0);
  return [
    ...newsAt(asked.place, { guide: asked.guide, thread: [] }).map((one) => `  news ${written(one)}`),
    ...[...lines.values()].flat(),
    ...refusals(at({})),
    ...ends,
  ];
}

/** `-u` writes it anew, to be read before it is accepted: a line that changed is a question asked otherwise, or an answer that does something else. */
test('every question asks and does what the reviewed list says', async () => {
  const blocks = places.map((asked) => [`${asked.place.flow}.${asked.place.step}`, ...walked(asked)].join('\n'));
  const list = resolve(import.meta.dirname, '../../../tests/readings/questions.txt');
  await expect(`${[...new Set(blocks)].join('\n')}\n`).toMatchFileSnapshot(list);
}, 60_000);
