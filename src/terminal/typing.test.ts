import { PassThrough } from 'node:stream';
import { afterEach, describe, expect, test } from 'vitest';
import { type Typing, typingOn } from './typing.ts';

const opened: Typing[] = [];
afterEach(() => {
  for (const typing of opened.splice(0)) typing.close();
});

/** A terminal somebody sits at, or a file of lines; `written` is all that it shows. */
function terminal({ isTTY }: { readonly isTTY: boolean }) {
  const input = Object.assign(new PassThrough(), { isTTY, setRawMode: () => input });
  const output = Object.assign(new PassThrough(), { isTTY, columns: 80 });
  let written = '';
  output.on('data', (chunk) => {
    written += String(chunk);
  });
  const typing = typingOn({ input, output });
  opened.push(typing);
  return { typing, type: (text: string) => input.write(text), end: () => input.end(), written: () => written };
}

const shown = { isSecret: false };
const secret = { isSecret: true };

describe('what is typed', () => {
  test('is taken line by line, and shown beside its question where nobody sees it typed (issue 18)', async () => {
    const { typing, type, written } = terminal({ isTTY: false });
    type('Cameroon\n100 pounds\n');
    typing.print('Where is the money going?');
    expect(await typing.ask(shown)).toBe('Cameroon');
    typing.print('How much?');
    expect(await typing.ask(shown)).toBe('100 pounds');
    expect(written()).toBe('Where is the money going?\n> Cameroon\nHow much?\n> 100 pounds\n');
  });

  test.each([false, true])('of a secret nothing is shown; at a terminal: %s (chat rule 28)', async (isTTY) => {
    const { typing, type, written } = terminal({ isTTY });
    const asked = typing.ask(secret);
    type('Lagoon-88-Kite\n');
    expect(await asked).toBe('Lagoon-88-Kite');
    const next = typing.ask(shown);
    // The arrow up, which brings back lines at a terminal.
    type(isTTY ? '\u001b[A\n' : '\n');
    expect(await next).not.toContain('Lagoon');
    expect(written()).not.toContain('Lagoon');
  });

  test('ahead of its question is kept for it, and shown only there', async () => {
    const { typing, type, written } = terminal({ isTTY: true });
    type('Lagoon-88-Kite\n');
    await new Promise((resolve) => setTimeout(resolve));
    expect(await typing.ask(secret)).toBe('Lagoon-88-Kite');
    expect(written()).not.toContain('Lagoon');
  });

  test('stays while something is said meanwhile', async () => {
    const { typing, type, written } = terminal({ isTTY: true });
    const asked = typing.ask(shown);
    type('100 pou');
    await new Promise((resolve) => setTimeout(resolve));
    typing.print('The money has arrived.');
    expect(written()).toMatch(/The money has arrived\.\n[^\n]*> 100 pou/);
    type('nds\n');
    expect(await asked).toBe('100 pounds');
  });

  test.each([false, true])('ends with the input, and stays at its end; at a terminal: %s', async (isTTY) => {
    const { typing, type, end } = terminal({ isTTY });
    const asked = typing.ask(shown);
    if (isTTY) type('\u0004');
    else end();
    expect(await asked).toBeUndefined();
    expect(await typing.ask(shown)).toBeUndefined();
  });

  test('ends with Ctrl-C', async () => {
    const { typing, type } = terminal({ isTTY: true });
    const asked = typing.ask(shown);
    type('\u0003');
    expect(await asked).toBeUndefined();
  });
});
