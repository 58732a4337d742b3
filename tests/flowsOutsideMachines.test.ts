import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { flowsInSource } from './fixtures/flowsInSource.ts';

const root = resolve(import.meta.dirname, '..');
const folders = ['src/app', 'src/routes', 'src/router', 'src/ui/flows', 'src/ui/screens'];

const laterCode = 'code that comes after the page, and is there or not: nobody chooses anything';
const focus = 'where the focus stood before, for readers by keys and by ear; the step itself is a machine’s';
const latest = 'the newest callback of its page, so that an effect calls that one';
const oneCall = 'one press, one call, told when it failed; nothing stands between two of them';
const tellsItsMachine = 'passes on what was read to the machine that decides, where that can take it';

/** Flows of components and hooks that are none of a machine, each with why. What is not here is a machine’s to decide. */
const allowed: Readonly<Record<string, string>> = {
  'src/routes/account/ConfirmHere.tsx': 'shows the machine that confirms, made anew for each call that asks for it',
  'src/app/page/Guarded.tsx': 'remembers that the page was open, so that whoever leaves is led out and not to sign in',
  'src/app/page/useKeptReading.ts': 'of two sizes pressed in a row the answer to the last one counts',
  'src/app/storage/LaterTypedForms.tsx': laterCode,
  'src/app/page/PublicPage.tsx': 'asks the browser once what it is, after the page was written without one',
  'src/routes/transfer/SendMoneyPage.tsx': 'tells the flow who is there, as the pure functions of `samePerson` have it',
  'src/router/SessionMonitor.tsx': 'keeps the address and the storage in step with the session, whose machine decides',
  'src/routes/transfer/useFreshPaymentWays.ts': tellsItsMachine,
  'src/app/session/useFreshUser.ts': tellsItsMachine,
  'src/app/deferred/useDeferred.ts': laterCode,
  'src/routes/transfer/useMethodInAddress.ts': tellsItsMachine,
  'src/app/storage/usePersistedActor.ts': 'hands the failure of a machine to the page’s boundary of errors',
  'src/routes/guide/useSamePerson.ts': 'keeps between renders what the pure functions of `samePerson` saw last',
  'src/app/address/useStepPath.ts': 'keeps between renders what the pure functions of `step-path` made of the last one',
  'src/app/page/useUnderWay.ts': 'asks the browser once what it left half-way, after the page was written without one',
  'src/app/page/useWholePage.ts': laterCode,
  'src/ui/screens/account/SignInScreen.tsx': 'what stood in the box before the page was alive is typed text',
  'src/ui/flows/usePreviousStep.ts': focus,
  'src/ui/screens/transfer/useStatusNews.ts': 'compares what is shown with what was, and says the difference aloud',
  'src/ui/screens/document/ReceiptButtons.tsx': oneCall,
  'src/ui/screens/document/useIncrementalRows.ts': 'draws a long paper part by part, and decides nothing',
  'src/ui/screens/guide/ReminderCard.tsx': oneCall,
  'src/ui/screens/account/settings/OwnDataSection.tsx': oneCall,
  'src/routes/guide/useTakenThread.ts':
    'reads once what another device kept, as the pure functions of `takenThread` say',
  'src/ui/screens/guide/Announcer.tsx': 'says aloud what the conversation has said, line by line',
  'src/ui/screens/guide/Dock.tsx':
    'hears once what was said before the guide was there, for the conversation’s machine',
  'src/ui/screens/guide/GuideScreen.tsx': 'scrolls to what was said last',
  'src/ui/screens/guide/voice/ReadAloud.tsx': 'reads aloud what the conversation has said, entry by entry',
  'src/ui/screens/guide/voice/useDictation.ts': 'the browser’s own listening: what was heard is typed text',
  'src/ui/screens/quote/AmountRow.tsx': laterCode,
  'src/ui/screens/quote/useCompetitorRates.ts':
    'a price list of others that is read again with the amount, and shown or not',
  'src/ui/screens/site/landing/useCarousel.ts': 'a picture after the other, stopped by who looks at one',
  'src/ui/screens/notification/NotificationList.tsx': oneCall,
  'src/ui/screens/notification/NotificationsScreen.tsx': oneCall,
  'src/ui/screens/payment/result/useToldStatus.ts': tellsItsMachine,
  'src/ui/screens/recipient/DeleteRecipientDialog.tsx': oneCall,
  'src/ui/screens/recipient/useAccountLookup.ts': tellsItsMachine,
  'src/ui/screens/account/settings/PushSwitch.tsx': oneCall,
  'src/ui/screens/transfer/useStepHere.ts': focus,
  'src/ui/screens/site/AppOffer.tsx':
    'five seconds that count down to an address, on a page too light for a machine’s code',
  'src/ui/screens/site/CookieNotice.tsx':
    'asks the browser once what was answered, after the page was written without one',
  'src/ui/screens/transfer/HistoryFilters.tsx':
    'what is typed is searched for once the keys rest; the address keeps it',
  'src/ui/screens/transfer/TransactionsScreen.tsx': latest,
  'src/ui/screens/verification/IdentityWidget.tsx': tellsItsMachine,
  'src/ui/screens/verification/VerificationNews.tsx':
    'a message of the page, told once and closed with the page it was told on',
  'src/ui/screens/verification/useStepFocus.ts': focus,
};

const flows = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)
    .filter((path) => flowsInSource(readFileSync(join(root, path), 'utf8')).length > 0),
);

describe('what a page does next is decided by machines', () => {
  test('but for flows that are listed, with why', () => {
    expect(flows.filter((path) => !(path in allowed))).toEqual([]);
  });

  test('and nothing is said of a file that decides nothing any more', () => {
    expect(Object.keys(allowed).filter((path) => !flows.includes(path))).toEqual([]);
  });
});

describe('a flow is found', () => {
  test.each([
    ['setSeen', 'function A() { const [seen, setSeen] = useState(0); useEffect(() => setSeen(1)); }'],
    [
      'setSeen',
      'function A() { const [s, setSeen] = useState(0); const see = () => setSeen(1); useEffect(() => see()); }',
    ],
    [
      'setSent',
      'function A() { const [s, setSent] = useState(0); async function send() { await call(); setSent(1); } }',
    ],
    ['setSent', 'function A() { const [s, setSent] = useState(0); call().then(() => setSent(1)); }'],
    [
      'setDone',
      'function A() { const [d, setDone] = useState(0); return <B onDone={() => setDone(1)} />; }\nfunction B({ onDone }) { useEffect(() => hear({ onDone })); }',
    ],
    ['look', 'function A() { const [, look] = useReducer(count, 0); useLayoutEffect(look); }'],
    ['known', 'function A() { const known = useRef({}); useEffect(() => { known.current.at = 1; }); }'],
    ['useMutation', 'function A() { const { mutate } = useMutation(saving); }'],
    ['send', 'function A() { useEffect(() => { if (user) actor.send({ type: "user.found" }); }); }'],
  ])('by %s in %s', (name, text) => {
    expect(flowsInSource(text)).toEqual([name]);
  });

  test.each([
    [
      'what is typed',
      'function A() { const [typed, type] = useState(""); return <input onChange={() => type("a")} />; }',
    ],
    [
      'an element',
      'function A() { const box = useRef(null); useEffect(() => box.current.focus()); return <p ref={box} />; }',
    ],
    [
      'a reducer of src/machines',
      "import { decide } from '#src/machines/a/decide.ts';\nfunction A() { const [, tell] = useReducer(decide<string>, 0); useEffect(() => tell(1)); }",
    ],
    ['what an effect passes on', 'function A() { useEffect(() => { actor.send({ type: "page.left" }); }); }'],
  ])('not in %s', (_, text) => {
    expect(flowsInSource(text)).toEqual([]);
  });
});
