import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readKept } from '#src/dialogue/keeping.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { keptTyped } from '#tests/fixtures/keptTyped.ts';
import { startTalk } from '#tests/fixtures/talking.ts';
import { recipientFixture } from '#tests/fixtures/transferFixture.ts';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));

afterEach(() => queryClient.clear());

const marie = recipientFixture({ id: 'marie', firstName: 'Marie', lastName: 'Ngo' });

/** What stands in the thread, without its last question, which a page asks anew. */
const saidIn = ({ conversation }: Awaited<ReturnType<typeof startTalk>>) => {
  const { log } = conversation.getState();
  return log.map(({ id: _, ...entry }) => entry).slice(0, log.at(-1)?.kind === 'asked' ? -1 : undefined);
};

describe('a reload in the middle of a conversation (R26)', () => {
  test('leaves what was said as it was said, with what was not understood', async () => {
    const typed = keptTyped();
    const first = await startTalk('en', { typed, kept: [] });
    await first.asked('destination');
    first.speak('the purple one with stripes');
    first.speak('Cameroon');
    await first.asked('method');
    const said = saidIn(first);
    first.close();
    expect(said).toContainEqual(expect.objectContaining({ kind: 'typed', text: 'the purple one with stripes' }));

    const again = await startTalk('en', { typed, kept: [] });
    await again.asked('destination');
    expect(saidIn(again)).toEqual(said);
    again.close();
  });

  test('keeps what was said ahead and not asked yet', async () => {
    const typed = keptTyped();
    const first = await startTalk('en', { typed, kept: [], recipients: [marie] });
    await first.asked('destination');
    first.speak('Marie gets it');
    await Promise.resolve();
    first.close();
    const again = await startTalk('en', { typed, kept: [], recipients: [marie] });
    await again.asked('destination');
    expect(readKept(typed.read('conversation').kept)?.input.plan?.recipient?.value).toBe('marie');
    again.close();
  });

  test('keeps no card number and no answer of a form', async () => {
    const typed = keptTyped();
    const first = await startTalk('en', { typed, kept: [] });
    await first.asked('destination');
    first.speak('my card is 4000 0000 0000 1091');
    first.speak('Kenya');
    await Promise.resolve();
    const { kept } = typed.read('conversation');
    expect(kept).not.toMatch(/4000|0000/);
    expect(JSON.parse(kept ?? '')).not.toHaveProperty('drafts');
    first.close();
  });

  test('begins with the thread alone where what was kept is broken, or of another release', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => readKept(text) === undefined));
    expect(readKept(JSON.stringify({ version: 2, thread: [], plan: {}, taken: [], askedOpenly: [] }))).toBeUndefined();
    expect(readKept(undefined)).toBeUndefined();
  });
});
