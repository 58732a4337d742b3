import { expect, test } from 'vitest';
import { importsOf, sourcesIn, textOf } from './setup/importGraph.ts';

const face = sourcesIn(['src/ui/screens/guide']).filter((path) => !/\.test\.tsx?$/.test(path));

/** What a face draws with: what was said, what is asked and how an answer is written. The rest of the dialogue decides. */
const drawnWith = [
  ...['words', 'thread', 'question', 'answerValues', 'tellAmount', 'box', 'conversationState', 'repair', 'stages'],
  ...['flows/place', 'flows/records', 'flows/choices', 'flows/narrowed', 'account/transferNews', 'supportNews'],
].map((name) => `src/dialogue/${name}.ts`);

/** The face’s end of the dialogue: starts the machine, shows it the flows, tells it what was done and does what it says. */
const sends: Readonly<Record<string, readonly string[]>> = {
  conversation: [
    ...['answering', 'dialogueMachine', 'outcomes', 'senderTurns', 'talkToPerson', 'typedText'],
    ...['account/accountReply', 'interpretation/prepareToRead'],
  ],
  dialogueOver: ['dialogueContext', 'dialogueMachine', 'flows/readFlows', 'keeping'],
  prices: ['account/accountReply', 'flows/arrival', 'interpretation/situation', 'prices/priceReplies'],
  account: [
    'account/accountReads',
    'account/accountReply',
    'account/historyReply',
    'account/limitsAnswer',
    'account/openReply',
    'account/rewardsReply',
    'account/sendAgain',
    'interpretation/situation',
  ],
  reminder: ['account/accountReply', 'account/reminderReply', 'interpretation/situation'],
};
const sentWith = (path: string) =>
  (sends[path.replace(/^.*\/|\.ts$/g, '')] ?? []).map((name) => `src/dialogue/${name}.ts`);

/** What a page itself remembers; all that was said, asked and answered is in the dialogue’s machine. */
const remembers: Readonly<Record<string, string>> = {
  'Announcer.tsx': 'lines that are just read aloud',
  'Composer.tsx': 'whether a password is shown',
  'Dock.tsx': 'what is in the box and not sent, and the country beside it',
  'GuideScreen.tsx': 'the box, the question in view, and who was there when the page was opened',
  'RepairMenu.tsx': 'whether the menu is open',
  'Thread.tsx': 'which message has the focus',
  'useConversation.ts': 'the conversation, once for a page',
  'answers/AccountAnswer.tsx': 'a field and what is in it',
  'answers/AmountAnswer.tsx': 'two fields and what is in them',
  'answers/ConsentAnswer.tsx': 'boxes that are ticked and not sent',
  'answers/DateAnswer.tsx': 'a field and what is in it',
  'voice/DictateButton.tsx': 'whether it is being said who listens',
  'voice/ReadAloud.tsx': 'what was read aloud last',
  'voice/useDictation.ts': 'the browser’s listening',
};
const remembering = (path: string) => /\buse(?:State|Reducer|Ref)\b/.test(textOf(path));
const nameOf = (path: string) => path.replace('src/ui/screens/guide/', '');

test.each(face)('%s imports nothing that only a decider needs', (path) => {
  const decides = importsOf(path).filter(
    (imported) =>
      imported.startsWith('src/understanding/') ||
      (imported.startsWith('src/dialogue/') && !drawnWith.includes(imported) && !sentWith(path).includes(imported)),
  );
  expect(decides).toEqual([]);
});

test('a page of the guide remembers what its fields and focus need, and nothing of the conversation', () => {
  expect(face.filter(remembering).map(nameOf).toSorted()).toEqual(Object.keys(remembers).toSorted());
});
