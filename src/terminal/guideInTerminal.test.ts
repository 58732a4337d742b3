import { expect, test } from 'vitest';
import { freePort } from '#scripts/freePort.ts';
import { cookieJar } from './cookieJar.ts';
import { guideInTerminal } from './guideInTerminal.ts';
import { columnsOf, questionText, wrap } from './layout.ts';

test.each([
  ['en', 'Nothing answers at'],
  ['fr', 'Rien ne répond à'],
] as const)(
  'in %s, a server that does not answer is said in one sentence, and nothing is asked',
  async (language, sentence) => {
    const server = `http://localhost:${await freePort()}`;
    const printed: string[] = [];
    const typing = {
      isInteractive: false,
      columns: () => 80,
      print: (text: string) => void printed.push(text),
      ask: async () => {
        throw new Error('Nothing is to be asked');
      },
      close: () => undefined,
    };
    expect(await guideInTerminal({ server, language, typing })).toBe(1);
    expect(printed).toHaveLength(1);
    expect(printed[0]).toContain(sentence);
    expect(printed[0]).toContain(server);
  },
);

test('lines end where the terminal does, and an address stays whole', () => {
  const address = `http://localhost:4000/${'x'.repeat(90)}`;
  const wrapped = wrap(`  1  ${'word '.repeat(20)}\n${address}`, 40, '     ');
  const [first = '', second = ''] = wrapped.split('\n');
  expect(first).toMatch(/^ {2}1 {2}word/);
  expect(second).toMatch(/^ {5}word/);
  expect(
    Math.max(
      ...wrapped
        .split('\n')
        .slice(0, -1)
        .map((line) => line.trimEnd().length),
    ),
  ).toBeLessThanOrEqual(40);
  expect(wrapped.endsWith(`\n${address}`)).toBe(true);
});

test('names and values stand in two columns', () => {
  expect(
    columnsOf([
      { label: 'Name', value: 'Marie' },
      { label: 'They get', value: '73,140 XAF' },
    ]),
  ).toBe('  Name       Marie\n  They get   73,140 XAF');
});

test('cookies are sent back as they came, until they are over', () => {
  const jar = cookieJar();
  jar.take(['__Host-sid=a=b; Path=/; HttpOnly', 'lang=en; Path=/']);
  expect(jar.header()).toBe('__Host-sid=a=b; lang=en');
  jar.take(['__Host-sid=; Path=/; Max-Age=0']);
  expect(jar.header()).toBe('lang=en');
});

test('a question stands out, on the lines it would have anyway', () => {
  const asked = { text: 'one two three four', columns: 9 };
  const bold = questionText(asked.text, { columns: asked.columns, isBold: true });
  expect(bold).toBe('\u001b[1mone two\nthree\nfour\u001b[0m');
  expect(questionText(asked.text, { columns: asked.columns, isBold: false })).toBe('one two\nthree\nfour');
});
