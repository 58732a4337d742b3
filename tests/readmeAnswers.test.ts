import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textOf } from './setup/importGraph.ts';

/** What people ask on their first day. Another way to say it is as good; leaving one out is not. */
const asked = [
  'Where is the fee rounded?',
  'Where does a transfer’s status change?',
  'Which status may follow which?',
  'What happens when a webhook comes twice?',
  'What happens when a call is sent twice?',
  'What happens when a company doesn’t answer?',
  'How do I add a payment company?',
  'How do I add a question?',
  'How do I add a language?',
  'How does the guide know what I mean?',
  'How long is a row kept?',
];

type Answer = { readonly question: string; readonly named: readonly { symbol: string; path: string }[] };

const answers: readonly Answer[] = textOf('README.md')
  .split('\n')
  .flatMap((line) => {
    const [, question, answer = ''] = /^\| (\S[^|]*\?) +\| (.*) \|$/.exec(line) ?? [];
    if (question === undefined) return [];
    const named = [...answer.matchAll(/`(\w+)` in `([\w./-]+)`/g)].map(([, symbol = '', path = '']) => ({
      symbol,
      path,
    }));
    return [{ question: question.trim(), named }];
  });

test('the README answers what a newcomer asks first', () => {
  expect(answers.map(({ question }) => question)).toEqual(asked);
});

test.each(answers)('$question is answered by a file that is there, and a name that is declared in it', ({ named }) => {
  expect(named.length).toBeGreaterThan(0);
  const declares = ({ symbol, path }: Answer['named'][number]) =>
    existsSync(path) && new RegExp(`(?:const|function|type|async) ${symbol}\\b`).test(textOf(path));
  expect(named.filter((one) => !declares(one))).toEqual([]);
});
