import { mostCharacters, understand } from '#src/understanding/understand.ts';
import type { ParserContext } from '#src/understanding/understanding.ts';
import { percentile, table } from './statistics.ts';

/** Pieces that invite a reader to look again and again, repeated to the longest text that is read. */
const pieces = [
  'a',
  '1',
  '£',
  '1-',
  '1.000,',
  '+237 6',
  'a@',
  'mari ',
  'xqzt ',
  '100 pounds ',
  'not to my ',
  '😀',
  'م',
];
const ordinary = 'please send £100 to my sister Marie in Douala by MTN';
const rounds = 20;

const listening: ParserContext = {
  language: 'en',
  known: {
    today: '2026-11-21',
    senderCountry: 'GB',
    recipients: [{ id: 'marie', firstName: 'Marie', lastName: 'Ngo', countryCode: 'CM' }],
  },
};

/** How long the guide takes to read: an ordinary sentence, and the longest texts as a multiple of it for their length. */
export async function benchUnderstanding(): Promise<boolean> {
  const sentence = medianMilliseconds(ordinary);
  const perCharacter = sentence / ordinary.length;
  const rows = pieces.map((piece) => {
    const text = piece.repeat(mostCharacters).slice(0, mostCharacters);
    const milliseconds = medianMilliseconds(text);
    return [
      `"${piece}" × ${Math.floor(text.length / piece.length)}`,
      milliseconds.toFixed(2),
      ratio(milliseconds / text.length, perCharacter),
    ];
  });
  console.log(table([['', 'ms, median', 'per character'], [`"${ordinary}"`, sentence.toFixed(2), '1.00'], ...rows]));
  return true;
}

const ratio = (value: number, baseline: number) => (value / baseline).toFixed(2);

function medianMilliseconds(text: string): number {
  const times = Array.from({ length: rounds }, () => {
    const before = performance.now();
    understand(text, listening);
    return performance.now() - before;
  });
  return percentile(times, 0.5);
}
