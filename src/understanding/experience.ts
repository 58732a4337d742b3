import { fold } from './tokens.ts';

/** Beside a yes or a no about something that happened these add nothing; any other word may, and is not passed over. */
const adding = new Set(
  `i we you he she they them him her it this that never not at all once twice often always many a few times of course
   have has had havent hasnt did didnt do dont met meet seen know known knew told asked said nobody person face to in
   je j nous on il elle l la le les lui ils elles m me a ai avons ont jamais pas du tout souvent toujours plusieurs fois
   bien sur rencontre rencontree vu vue connais connait dit demande personne en vrai`.split(/\s+/),
);
const yes = ['yes', 'yeah', 'yep', 'oui', 'ouais'];
const no = ['no', 'nope', 'never', 'nobody', 'non', 'jamais', 'personne'];
const negations = [
  'not',
  'never',
  'no',
  'nobody',
  'havent',
  'hasnt',
  'didnt',
  'dont',
  'pas',
  'jamais',
  'non',
  'personne',
];

/** "No, I never have", "oui, souvent": the answer to whether something happened, or nothing where more is said. */
export function readExperience(utterance: string): 'yes' | 'no' | undefined {
  if (/[?\p{N}]/u.test(utterance)) return undefined;
  const [first = '', ...others] = wordsIn(utterance);
  if (!others.every((word) => adding.has(word))) return undefined;
  if (no.includes(first)) return 'no';
  return yes.includes(first) && !others.some((word) => negations.includes(word)) ? 'yes' : undefined;
}

/** "Go on" and "fine" agree to something; only a yes tells that it happened. */
export const beginsWithYes = (utterance: string): boolean =>
  !/^[^\p{L}]*\p{N}/u.test(utterance) && yes.includes(wordsIn(utterance)[0] ?? '');

const wordsIn = (utterance: string): readonly string[] =>
  fold(utterance)
    .replace(/n['’]t\b/g, 'nt')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .split(' ');
