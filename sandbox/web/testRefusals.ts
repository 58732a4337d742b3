import { expect } from 'vitest';

/** A call of ours: with a body it is posted. */
export type Sent = {
  readonly url: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | undefined;
};
type Answered = { readonly status: number; readonly text: string };

/** Each breaks one part of a good body: its path, and what stands there then; nothing where it is missing. */
export type Broken = readonly [path: string, value?: unknown];

export const titled = (rows: readonly Broken[]) =>
  rows.map(
    ([path, value]) =>
      [`${path} ${value === undefined ? 'missing' : `as ${JSON.stringify(value)}`}`, path, value] as const,
  );

/** A copy with the value at a path put in place of what was there, or taken away. */
export function withPart<Whole extends object>(whole: Whole, path: string, value?: unknown): Whole {
  const copy = structuredClone(whole);
  const names = path.split('.');
  const last = names.pop() ?? '';
  const place = names.reduce((inner, name) => inner[name] as Record<string, unknown>, copy as Record<string, unknown>);
  if (value === undefined) delete place[last];
  else place[last] = value;
  return copy;
}

/** For tests: calls the companies, and holds their console against what they answered. */
export function callsWith(console: string[]) {
  return {
    async send({ url, headers = {}, body }: Sent): Promise<Answered> {
      console.length = 0;
      const posted = body === undefined ? {} : { method: 'POST', body };
      const answered = await fetch(url, { ...posted, headers, redirect: 'manual' });
      return { status: answered.status, text: await answered.text() };
    },
    expectRefused(company: string, statuses: readonly number[], { status, text }: Answered) {
      expect(statuses).toContain(status);
      expect(text).not.toBe('');
      expect(console).toHaveLength(1);
      expect(console[0]).toMatch(new RegExp(`^${company} refused (GET|POST) /[^:]+: .{8,}`));
    },
  };
}
