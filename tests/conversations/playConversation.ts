import type { Language } from '#contract/protocol/language.ts';
import { handedIn, phoneCountryOf } from '#src/dialogue/box.ts';
import { optionsOf } from '#src/dialogue/flows/listedOptions.ts';
import { understood } from '#src/dialogue/flows/understood.ts';
import type { Entry } from '#src/dialogue/thread.ts';
import { wordsOfTransferPart } from '#src/dialogue/transferWords.ts';
import type { PartId } from '#src/dialogue/words.ts';
import { fetchedRecords } from '#src/ui/screens/guide/fetchedRecords.ts';
// Fetched once it is asked for, and then there at once.
import '#src/ui/screens/guide/prices.ts';
import { isReadOut, spokenEntry } from '#src/ui/screens/guide/spoken.ts';
import { startTalk, type Told } from '#tests/fixtures/talking.ts';

type Talk = Awaited<ReturnType<typeof startTalk>>;

/** Who begins a line of a conversation that is written by hand; everything else is written by the guide. */
const speakers = { said: 'You: ', pressed: 'You press: ' } as const;

/** Plays what the sender says and presses, and writes the conversation anew with what the guide makes of it. */
export async function playConversation(text: string, { language, ...told }: Told & { readonly language: Language }) {
  const [title = '', ...lines] = text.split('\n');
  const talk = await startTalk(language, told);
  const written = [title, ''];
  let heard = 0;
  const tellNews = async () => {
    await quiet(talk);
    const news = talk.conversation.getState().log.filter(({ id }) => id > heard);
    heard = news.at(-1)?.id ?? heard;
    written.push(...news.filter(isReadOut).map((entry) => `Sawa: ${guideLine(entry, talk)}`), stateLine(talk));
  };
  await tellNews();
  for (const line of lines) {
    if (line.startsWith(speakers.said)) type(line.slice(speakers.said.length), talk);
    else if (line.startsWith(speakers.pressed)) press(line.slice(speakers.pressed.length), talk);
    else continue;
    written.push(line);
    await tellNews();
  }
  talk.close();
  return `${written.join('\n')}\n`;
}

/** Everything here answers at once, so one turn of the event loop after another until nothing is added. */
async function quiet({ conversation }: Talk): Promise<void> {
  for (let before: unknown; before !== conversation.getState(); ) {
    before = conversation.getState();
    for (let turn = 0; turn < turnsOfReading; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  }
}

/** What is read to answer a question passes through the query's own turns. */
const turnsOfReading = 5;

/** Handed in as the box does it. */
function type(text: string, { conversation, speak }: Talk): void {
  const { part } = conversation.getState();
  speak(handedIn(part, text, phoneCountryOf(part)));
}

/** One of what may have been meant, or of the answers of the question. */
function press(label: string, { conversation, say }: Talk): void {
  const { candidates, part } = conversation.getState();
  const candidate = candidates.find(({ words }) => sameSpaces(say.say(words)) === label);
  if (candidate) {
    conversation.choose(candidate);
    return;
  }
  const option =
    part && optionsOf(part.control, fetchedRecords).find(({ words }) => sameSpaces(say.say(words)) === label);
  if (!option) throw new Error(`Nothing to press says "${label}"`);
  conversation.answer(option.id);
}

function guideLine(entry: Entry, { say, t }: Talk): string {
  return spokenEntry(entry, { say, t }).replace(/\s/g, ' ');
}

/** What is asked, what may be pressed besides, and what the flow holds. */
function stateLine({ conversation, guide, say, wanted }: Talk): string {
  const state = conversation.getState();
  const held = Object.entries(understood(guide, state.answers)).flatMap(([part, value]) => {
    const words = value === undefined ? undefined : wordsOfTransferPart(part as PartId, value);
    return words ? [`${part} ${say.say(words)}`] : [];
  });
  const meant = state.candidates.map(({ words }) => `“${say.say(words)}”`);
  return [
    `   [${state.part?.id ?? 'working'}`,
    ...held,
    ...(meant.length > 0 ? [`to press ${meant.join(' ')}`] : []),
    ...wanted.map((language) => `the page in ${language}`),
  ]
    .join(' · ')
    .replace(/\s/g, ' ')
    .concat(']');
}

const sameSpaces = (text: string): string => text.replace(/\s/g, ' ');
