/** Milliseconds for which an answer serves everybody. */
const keptMs = 1000;

/**
 * For tables that everybody reads and an operator changes now and then: each question is asked once a second. A question
 * that failed is asked again. Only for questions of which there are few.
 */
export function ttlCache<Asked, Answer>(ask: (asked: Asked) => Promise<Answer>): (asked: Asked) => Promise<Answer> {
  const kept = new Map<string, { readonly at: number; readonly answer: Promise<Answer> }>();
  return (asked) => {
    const name = JSON.stringify(asked);
    const known = kept.get(name);
    if (known && performance.now() - known.at < keptMs) return known.answer;
    const answer = ask(asked);
    kept.set(name, { at: performance.now(), answer });
    answer.catch(() => kept.delete(name));
    return answer;
  };
}
