import type { OpsAnswer } from './runCommand.ts';

/** An answer for a program to read: what was found stands in it whether or not all is well. */
export function jsonOutput({ ok, lines, data }: OpsAnswer): string {
  const said = ok ? { data: lines } : { problem: lines[0] };
  return escaped(JSON.stringify({ ok, ...(data === undefined ? said : { data }) }, asText, 2));
}

/** Sums of the database are whole numbers beyond what JSON has. */
const asText = (_key: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value);

/** JSON's own escapes for what turns or hides text in a terminal. */
const escaped = (json: string): string =>
  json.replace(/[\p{Cf}\u007f-\u009f]/gu, (character) =>
    [...Array(character.length).keys()]
      .map((unit) => `\\u${character.charCodeAt(unit).toString(16).padStart(4, '0')}`)
      .join(''),
  );
