import type { CodeSent } from '#contract/account/registration.ts';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { asks, writeCode } from '#tests/paths/screens/chatWords.ts';
import { words } from '#tests/paths/screens/words.ts';
import { answerNext, byPlaying, type Ending } from './endings.ts';
import type { Stage } from './stage.ts';

/** What the server says of a code it sent; the browser makes moments of the waits. */
export const codeSent: CodeSent = { sentTo: 'ama@example.com', resendAfterSeconds: 60, expiresInSeconds: 600 };

export async function enterCode({ page }: Stage, code = '123456'): Promise<void> {
  await page.fill(words('auth.fields.code'), code);
}

/** Confirming by a code or, where a link was followed, by that; its own paths are toured apart. */
export const byConfirming = (endpoint: Endpoint, wire: (output: unknown) => unknown): Ending =>
  byPlaying(
    async (stage, { output }) => {
      const followsLink = stage.tab.url().includes('/confirm-account/');
      if (!followsLink) await enterCode(stage);
      await answerNext(stage, endpoint, { data: wire(output) });
    },
    [endpoint],
  );

/** The same where the guide asks for it. */
export const byConfirmingInChat = (endpoint: Endpoint, wire: (output: unknown) => unknown): Ending =>
  byPlaying(
    async (stage, { output }) => {
      await writeCode(stage.page, asks('code', { name: codeSent.sentTo }), '123456');
      await answerNext(stage, endpoint, { data: wire(output) });
    },
    [endpoint],
  );

/** The wire tells what was confirmed; which kind of code it was the browser knows. */
export function withoutKind(output: unknown): unknown {
  const { kind: _kind, ...confirmed } = Object(output);
  return confirmed;
}
