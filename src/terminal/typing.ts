import { clearScreenDown, createInterface, cursorTo, moveCursor } from 'node:readline';
import { Writable } from 'node:stream';

/** Where lines are typed and printed: somebody at a terminal, or a file of lines. */
export type Typing = {
  readonly isInteractive: boolean;
  readonly columns: () => number;
  readonly print: (text: string) => void;
  /** The next line; nothing when no more will come. */
  readonly ask: (how: { readonly isSecret: boolean }) => Promise<string | undefined>;
  readonly close: () => void;
};

export type Streams = {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
};

export const prompt = '> ';
const mask = '••••••';
const defaultColumns = 80;

export function typingOn({ input, output }: Streams): Typing {
  const isInteractive = input.isTTY === true && output.isTTY === true;
  const typed: string[] = [];
  const state: { isSecret: boolean; isOver: boolean; take?: ((line: string | undefined) => void) | undefined } = {
    isSecret: false,
    isOver: false,
  };
  const echo = Object.assign(
    new Writable({
      write(chunk, _encoding, done) {
        if (state.take && !state.isSecret) output.write(chunk);
        done();
      },
    }),
    { columns: output.columns ?? defaultColumns },
  );
  // What was typed before is not to be had again with a key: a password may be among it.
  const lines = createInterface({ input, output: echo, terminal: isInteractive, prompt, historySize: 0 });
  const give = (line: string | undefined) => {
    const { take } = state;
    state.take = undefined;
    if (isInteractive && state.isSecret) output.write('\n');
    state.isSecret = false;
    take?.(line);
  };
  lines.on('line', (line) => (state.take ? give(line) : typed.push(line)));
  lines.on('SIGINT', () => lines.close());
  lines.on('close', () => {
    state.isOver = true;
    give(undefined);
  });

  return {
    isInteractive,
    columns: () => output.columns ?? defaultColumns,
    print(text) {
      if (!isInteractive || !state.take) {
        output.write(`${text}\n`);
        return;
      }
      // The line that is being typed makes room, and stands below what was said.
      moveCursor(output, 0, -lines.getCursorPos().rows);
      cursorTo(output, 0);
      clearScreenDown(output);
      output.write(`${text}\n`);
      if (state.isSecret) output.write(prompt);
      else lines.prompt(true);
    },
    async ask({ isSecret }) {
      const line = typed.shift();
      if (line !== undefined) {
        output.write(`${prompt}${isSecret ? mask : line}\n`);
        return line;
      }
      if (state.isOver) return undefined;
      const given = await new Promise<string | undefined>((resolve) => {
        state.take = resolve;
        state.isSecret = isSecret;
        if (isInteractive && isSecret) output.write(prompt);
        else if (isInteractive) lines.prompt();
      });
      if (!isInteractive && given !== undefined) output.write(`${prompt}${isSecret ? mask : given}\n`);
      return given;
    },
    close: () => lines.close(),
  };
}
