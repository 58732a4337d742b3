import { expect, test, vi } from 'vitest';
import type { Language } from '#contract/protocol/language.ts';
import type { Control } from '#src/dialogue/question.ts';
import type { PartId } from '#src/dialogue/words.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { rightCode } from '#tests/fixtures/guidedFlow.ts';
import { registrationFixture } from '#tests/fixtures/registrationFixture.ts';
import { startTalk } from '#tests/fixtures/talking.ts';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));

const { firstName, lastName, mobile, email, password } = registrationFixture;

type Said = { readonly [part in PartId]?: string };

/** As somebody in a hurry says it: several things in one sentence wherever the guide takes them. */
const inFewWords: Readonly<Record<Language, Said>> = {
  en: {
    destination: '100 pounds to Cameroon by mobile money',
    account: 'I’m new here',
    birthDate: '14 March 1990',
    channel: 'by email',
    agreements: 'I agree',
    recipient: 'Marie Ngo, 671 23 45 00',
    trust: 'yes',
    reason: 'family',
    review: 'yes',
    paymentMethod: 'instant bank transfer',
    bank: 'Anchor Demo Bank',
  },
  fr: {
    destination: '100 livres au Cameroun par mobile money',
    account: 'je suis nouveau',
    birthDate: '14 mars 1990',
    channel: 'par e-mail',
    agreements: "j'accepte",
    recipient: 'Marie Ngo, 671 23 45 00',
    trust: 'oui',
    reason: 'famille',
    review: 'oui',
    paymentMethod: 'virement instantané',
    bank: 'Anchor Demo Bank',
  },
};

const ofThePerson: Said = {
  signUpFirstName: `${firstName} ${lastName}`,
  signUpMobile: `GB ${mobile}`,
  signUpEmail: email,
  newPassword: password,
  code: rightCode,
};

const typedKinds: readonly Control['kind'][] = ['text', 'phone', 'date', 'account', 'code', 'password', 'amount'];

/** A country or a person is chosen from a list; here both are typed. */
const typedParts: readonly PartId[] = ['destination', 'recipient'];

test.each(['en', 'fr'] as const)(
  'a first transfer said in few words in %s takes 17 questions to the bank, 8 of them typed (the check of identity adds its own)',
  async (language) => {
    const talk = await startTalk(language, { isVisitor: true });
    const { conversation } = talk;
    const asked: { readonly id: PartId; readonly isTyped: boolean }[] = [];
    for (;;) {
      await vi.waitFor(() => expect(conversation.getState().part?.id).not.toBe(asked.at(-1)?.id));
      await vi.waitFor(() => expect(conversation.getState().part).toBeDefined());
      const { part } = conversation.getState();
      if (!part) throw new Error('Nothing is asked');
      asked.push({ id: part.id, isTyped: typedKinds.includes(part.control.kind) || typedParts.includes(part.id) });
      if (part.control.kind === 'leaving') break;
      talk.speak({ ...inFewWords[language], ...ofThePerson }[part.id] ?? '');
    }
    talk.close();
    queryClient.clear();
    expect(asked.length).toBe(17);
    expect(asked.filter(({ isTyped }) => isTyped).length).toBe(8);
  },
);
