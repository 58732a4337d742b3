import { afterEach, expect, test, vi } from 'vitest';
import { languages } from '#contract/protocol/language.ts';
import { readDeliveryTimes } from '#contract/quote/deliveryPerformance.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { toldAbout } from '#tests/fixtures/talking.ts';

const server = { reads: 0 };
vi.mock('#src/services/http/apiClient.ts', async () => {
  const { answerGuideReads } = await import('#tests/fixtures/guideReads.ts');
  return {
    callApi: async (endpoint: unknown) => {
      if (endpoint === readDeliveryTimes) server.reads += 1;
      return answerGuideReads(endpoint);
    },
  };
});
afterEach(() => {
  queryClient.clear();
  server.reads = 0;
});

const asked = { en: 'how long does it take?', fr: 'combien de temps ça prend ?' };
const other = { en: 'is it safe?', fr: 'c’est sûr ?' };

test.each(languages)(
  'in %s delivery times are read once somebody asks for them, and not before (peers 9)',
  async (language) => {
    await toldAbout(language, other[language]);
    expect(server.reads).toBe(0);
    const { said } = await toldAbout(language, asked[language]);
    expect(said).toEqual([expect.stringMatching(/10\sminutes/)]);
    expect(server.reads).toBe(1);
    expect((await toldAbout(language, asked[language])).said).toEqual(said);
    expect(server.reads).toBe(1);
  },
);
