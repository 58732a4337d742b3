import type { SupportMessage } from '#contract/help/support.ts';
import type { Entry, Happening } from './thread.ts';

/**
 * What was said with our people and does not stand in the thread: all after what does; in a thread that knows of
 * nothing, from the question on that was asked last.
 */
export function unseenMessages(messages: readonly SupportMessage[], log: readonly Entry[]): readonly Happening[] {
  const seen = messages.findLastIndex((message) => isInThread(message, log));
  const unseen = messages.slice(seen < 0 ? lastQuestion(messages) : seen + 1);
  return unseen.map(({ id: messageId, by, text }) => ({ kind: 'support', messageId, by, text }));
}

const isInThread = ({ id, by, text }: SupportMessage, log: readonly Entry[]): boolean =>
  log.some((entry) =>
    entry.kind === 'support'
      ? entry.messageId === id
      : by === 'sender' && entry.kind === 'answered' && 'text' in entry.words && entry.words.text === text,
  );

/** The first of what the sender said last without an answer between. */
function lastQuestion(messages: readonly SupportMessage[]): number {
  const last = messages.findLastIndex(({ by }) => by === 'sender');
  const answered = messages.slice(0, Math.max(last, 0)).findLastIndex(({ by }) => by === 'support');
  return answered + 1;
}

/** What may be replied to: the answer that nothing was said to since. */
export function replyable(log: readonly Entry[]): number | undefined {
  const answer = log.findLast((entry) => entry.kind === 'support' && entry.by === 'support');
  const reply = log.findLast((entry) => entry.kind === 'answered' && entry.part === 'personMessage');
  return answer && answer.id > (reply?.id ?? 0) ? answer.id : undefined;
}
