import { expect, test, vi } from 'vitest';
import { ApiFailure, type ErrorCode } from '#contract/protocol/failure.ts';
import type { TransferQuoteRequest } from '#contract/quote/quote.ts';
import { rightCode } from '#tests/fixtures/guidedFlow.ts';
import { quoteAsAsked } from '#tests/fixtures/priceFixture.ts';
import { registrationFixture } from '#tests/fixtures/registrationFixture.ts';
import { startTalk } from '#tests/fixtures/talking.ts';
import { allTerms } from './answerValues.ts';

vi.mock('#src/services/http/apiClient.ts', async () => {
  const { answerGuideReads } = await import('#tests/fixtures/guideReads.ts');
  return { callApi: async (endpoint: unknown) => answerGuideReads(endpoint) };
});

const { firstName, lastName, mobile, email, password } = registrationFixture;

test.each<ErrorCode>(['promoUsedUp', 'amountAboveMaximum'])(
  'a price refused after signing up (%s) is asked anew, and no other is asked for unasked (D-120)',
  async (code) => {
    const quotes = vi.fn(async (asked: TransferQuoteRequest) => quoteAsAsked(asked));
    quotes.mockRejectedValueOnce(new ApiFailure(code));
    const talk = await startTalk('en', { isVisitor: true, quotes });
    await talk.answerEach({
      ...{ destination: 'CM', method: 'mobile_money', amount: 'payin GB GBP 10000', account: 'new' },
      ...{ signUpFirstName: firstName, signUpLastName: lastName, birthDate: '1990-03-14' },
      ...{ signUpMobile: `GB ${mobile}`, signUpEmail: email, channel: 'email', newPassword: password },
      ...{ agreements: allTerms(false), code: rightCode },
    });
    await talk.asked('amount');
    expect(quotes).toHaveBeenCalledOnce();
    talk.conversation.answer('payin GB GBP 10000');
    await talk.asked('recipient');
    expect(quotes).toHaveBeenCalledTimes(2);
    talk.close();
  },
);
