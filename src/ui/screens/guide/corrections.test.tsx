import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Language, languages } from '#contract/protocol/language.ts';
import { money } from '#domain/money/money.ts';
import { enterSend, startDraft } from '#domain/quote/draft.ts';
import { amountText } from '#src/dialogue/answerValues.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { answerEach, asked, write } from '#tests/fixtures/answeringGuide.ts';
import { type OpenedGuide, openGuide, press } from '#tests/fixtures/openGuide.tsx';
import { recipientFixture } from '#tests/fixtures/transferFixture.ts';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));

afterEach(() => queryClient.clear());

const marie = recipientFixture().id;
const lastTime = {
  draft: { ...enterSend(startDraft('GB'), money('GBP', 6_000)), transferMethod: 'mobile_money' as const },
  recipientId: marie,
  reasonId: 'family-support',
};
const pounds = (minor: number) => amountText({ typed: 'payin', from: 'GB', amount: money('GBP', minor) });

type Said = { readonly another: string; readonly more: string; readonly same: string; readonly agree: RegExp };

const words: Record<Language, Said> = {
  en: {
    another: 'send 300 pounds to Marie by MTN in Cameroon',
    more: 'yes but £200',
    same: 'send £60 to Marie',
    agree: /^Yes, send it again/,
  },
  fr: {
    another: 'envoyer 300 livres à Marie par MTN au Cameroun',
    more: 'oui mais 200 £',
    same: 'envoyer 60 £ à Marie',
    agree: /^Oui, envoyer de nouveau/,
  },
};

const answersOf = ({ conversation }: OpenedGuide) =>
  conversation.getState().log.flatMap((entry) => (entry.kind === 'answered' ? [entry.part] : []));

describe.each(languages)('what is said in place of a yes, in %s', (language) => {
  test('another transfer is begun with what was said, and the old one is not made (chat rules 16 and 24)', async () => {
    const guide = await openGuide({ language, past: { last: lastTime }, isFirstTime: false });
    await asked(guide, 'repeat');
    await write(guide, words[language].another);
    await asked(guide, 'reason');
    expect(guide.created).toEqual([]);
    expect(guide.guide.getSnapshot().children.sendMoney?.getSnapshot().context.draft.payinActualValue).toEqual(
      money('GBP', 30_000),
    );
    guide.close();
  });

  test('"yes, but" keeps the rest of last time and says it', async () => {
    const guide = await openGuide({ language, past: { last: lastTime }, isFirstTime: false });
    await asked(guide, 'repeat');
    await write(guide, words[language].more);
    await asked(guide, 'review');
    expect(guide.created).toMatchObject([{ recipientId: marie, transferReasonId: 'family-support' }]);
    expect(guide.guide.getSnapshot().children.sendMoney?.getSnapshot().context.draft.payinActualValue).toEqual(
      money('GBP', 20_000),
    );
    expect(answersOf(guide)).toEqual(
      expect.arrayContaining(['destination', 'method', 'amount', 'recipient', 'reason']),
    );
    guide.close();
  });

  test('what is offered, said again, is agreed to by a press', async () => {
    const guide = await openGuide({ language, past: { last: lastTime }, isFirstTime: false });
    await asked(guide, 'repeat');
    await write(guide, words[language].same);
    await asked(guide, 'repeat');
    expect(guide.conversation.getState().candidates).toHaveLength(1);
    await press(guide.user, words[language].agree);
    await asked(guide, 'review');
    guide.close();
  });

  test('at the review another amount is a change, and never the payment', async () => {
    const guide = await openGuide({ language });
    await answerEach(guide, {
      destination: 'CM',
      method: 'mobile_money',
      amount: pounds(10_000),
      recipient: marie,
      trust: 'agree',
      reason: 'family-support',
    });
    await asked(guide, 'review');
    await write(guide, words[language].more);
    await vi.waitFor(() => expect(guide.conversation.getState().part?.id).not.toBe('review'));
    expect(guide.guide.getSnapshot().children.sendMoney?.getSnapshot().children.payTransfer).toBeUndefined();
    await asked(guide, 'startAgain');
    guide.close();
  });
});
