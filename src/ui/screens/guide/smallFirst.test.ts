import { afterEach, expect, test, vi } from 'vitest';
import { money } from '#domain/money/money.ts';
import { enterSend, startDraft } from '#domain/quote/draft.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { startTalk } from '#tests/fixtures/talking.ts';
import { recipientFixture } from '#tests/fixtures/transferFixture.ts';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));
afterEach(() => queryClient.clear());

const marie = recipientFixture();
const restOf = '0197a000-0000-7000-8000-0000000000ee';
const rest = { draft: enterSend(startDraft('GB'), money('GBP', 9_500)), recipientId: marie.id, restOf };

test.each([
  ['en', /^Has Marie Ngo got the money\? Then I can send the rest, £95\.00\.$/],
  ['fr', /^Marie Ngo a bien reçu l’argent \? Alors je peux envoyer le reste, 95,00 £\.$/],
] as const)(
  'in %s a sender who comes back is asked whether it came, and the rest is sent (peers 26)',
  async (language, asked) => {
    const talk = await startTalk(language, { past: { rest }, recipients: [marie], isFirstTime: false });
    await talk.asked('repeatRest');
    const said = talk.conversation
      .getState()
      .log.flatMap((entry) => (entry.kind === 'asked' ? [talk.say.prompt(entry.part, entry.facts)] : []));
    expect(
      said
        .at(-1)
        ?.replaceAll(/[\u00a0\u202f]/g, ' ')
        .replaceAll('\u2060', ''),
    ).toMatch(asked);
    talk.speak(language === 'en' ? 'yes' : 'oui');
    await vi.waitFor(() => {
      const flow = talk.guide.getSnapshot().children.sendMoney?.getSnapshot().context;
      expect([flow?.restOf, flow?.recipientId]).toEqual([restOf, marie.id]);
    });
    talk.close();
  },
);
