import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#contract/protocol/language.ts';
import { saidInConversations } from '#tests/fixtures/saidInConversations.ts';
import { readAddress } from './addresses.ts';
import { marksCorrection } from './correction.ts';
import { opensWithWait, readDialogueAct } from './dialogueActs.ts';
import { beginsWithYes, readExperience } from './experience.ts';
import { withFlagsNamed } from './flags.ts';
import { namesMeant } from './listedNames.ts';
import { placeInList } from './listPlaces.ts';
import { otherCountryIn } from './otherCountries.ts';
import { asksSomething, isSupposing, topicIn } from './topics.ts';
import { unreadableAs } from './unreadable.ts';
import { isWayOfPaying } from './waysOfPaying.ts';
import { splitName } from './wholeNames.ts';
import { readWorry } from './worries.ts';

const tests = resolve(import.meta.dirname, '../../tests');
const linesOf = (file: string): readonly string[] =>
  readFileSync(join(tests, `fixtures/edges/${file}.txt`), 'utf8').split('\n');

const choices = [
  'Equity Bank Kenya',
  'Stanbic Bank',
  'Standard Chartered Bank',
  'Kenya Commercial Bank',
  'NCBA Bank',
  'Co-operative Bank of Kenya',
  'United Bank for Africa',
  'Guaranty Trust Bank',
  'Diamond Trust Bank',
  'Bank of Africa Kenya',
].map((label) => ({ id: label, label }));

/** How somebody lives where each kind of postcode is written. */
const homes = ['GB', 'CA', 'FR', 'NL', 'PT', 'IE', 'GR'];

/** What each reader that hears a sentence as it was typed makes of it; nothing of one that hears nothing in it. */
function heardIn(said: string, language: Language): string {
  const topic = topicIn(said);
  const named = namesMeant(choices, said);
  const name = splitName(said);
  const addresses = homes.flatMap((home) => {
    const address = readAddress(said, home);
    return address ? [`${home} ${Object.values(address).join(' / ')}`] : [];
  });
  const heard: Readonly<Record<string, unknown>> = {
    topic: topic && `${topic.topic} by ${topic.letters}`,
    asks: asksSomething(said),
    supposes: isSupposing(said),
    act: readDialogueAct(said, { isFree: false }),
    'act at a box': readDialogueAct(said, { isFree: true }),
    waits: opensWithWait(said),
    corrects: marksCorrection(said, { isFree: false }),
    'corrects at a box': marksCorrection(said, { isFree: true }),
    happened: readExperience(said),
    yes: beginsWithYes(said),
    worry: readWorry(said),
    pays: isWayOfPaying(said),
    unreadable: unreadableAs(said),
    elsewhere: otherCountryIn(said, language),
    flags: withFlagsNamed(said, language) === said ? undefined : withFlagsNamed(said, language),
    place: placeInList(said, 5),
    banks: named.found.length > 0 && `${named.isSure ? 'surely ' : ''}${named.found.map(({ id }) => id).join(', ')}`,
    name: name && `${name.first} / ${name.last}`,
    addresses: addresses.length > 0 && addresses.join('; '),
  };
  const parts = Object.entries(heard).flatMap(([reader, value]) => {
    if (value === undefined || value === false) return [];
    return value === true ? [reader] : [`${reader}=${value}`];
  });
  return `${said} | ${parts.join(', ')}`;
}

/** `-u` writes it anew, to be read before it is accepted: a line that changed is a sentence that is heard otherwise. */
describe.each(languages)('what is heard beside the answers, in %s (chat rules 16 and 17)', (language) => {
  test('is what the reviewed list says', async () => {
    const said = new Set([...saidInConversations(language), ...linesOf(language), ...linesOf('readers')]);
    const written = [...said].filter((one) => one !== '' && !one.startsWith(': ')).map((one) => heardIn(one, language));
    await expect(`${written.join('\n')}\n`).toMatchFileSnapshot(join(tests, `readings/readers.${language}.txt`));
  }, 120_000);
});
