import { describe, expect, test, vi } from 'vitest';
import { type Language, languages } from '#contract/protocol/language.ts';
import { money } from '#domain/money/money.ts';
import { allTerms, amountText } from '#src/dialogue/answerValues.ts';
import { repair } from '#src/dialogue/interpretation/repairs.ts';
import { type Repair, repairs } from '#src/dialogue/repair.ts';
import type { PartId } from '#src/dialogue/words.ts';
import { english } from '#src/locales/english.ts';
import { rightCode } from '#tests/fixtures/guidedFlow.ts';
import { registrationFixture } from '#tests/fixtures/registrationFixture.ts';
import { startTalk } from '#tests/fixtures/talking.ts';

const { firstName, lastName, mobile, email, password } = registrationFixture;

/** Every question of a first transfer, to the review. */
const firstTransfer: { readonly [part in PartId]?: string } = {
  destination: 'CM',
  method: 'mobile_money',
  amount: amountText({ typed: 'payin', from: 'GB', amount: money('GBP', 10_000) }),
  account: 'new',
  signUpFirstName: firstName,
  signUpLastName: lastName,
  birthDate: '1990-03-14',
  signUpMobile: `GB ${mobile}`,
  signUpEmail: email,
  channel: 'email',
  newPassword: password,
  agreements: allTerms(false),
  code: rightCode,
  recipient: 'new',
  recipientFirstName: 'Marie',
  recipientLastName: 'Ngo',
  recipientMobile: '671234500',
  trust: 'agree',
  reason: 'family-support',
};

/** What lets answers go is asked about before. */
const asksFirst: readonly Repair[] = ['cancel', 'startOver'];

type Typed = { readonly asks: readonly string[]; readonly cancels: string };

const typed: Record<Language, Typed> = {
  en: {
    asks: [
      'why do you ask?',
      'what does it cost?',
      'how long does it take?',
      'is it safe?',
      'say it again',
      'talk to a person',
      'what did I say so far?',
      "I'll come back later",
      'how many steps are left?',
      'what is the total?',
      'who is it going to?',
      'say it in simpler words',
      'can you give me an example',
    ],
    cancels: 'cancel',
  },
  fr: {
    asks: [
      'pourquoi cette question ?',
      'combien ça coûte ?',
      'combien de temps ça prend ?',
      "c'est sûr ?",
      'répétez',
      'parler à une personne',
      "qu'est-ce que j'ai dit ?",
      'je reviens plus tard',
      "combien d'étapes reste-t-il ?",
      'quel est le total ?',
      "à qui va l'argent ?",
      'dites-le plus simplement',
      'donnez-moi un exemple',
    ],
    cancels: 'annuler',
  },
};

const lastIn = ({ conversation }: Awaited<ReturnType<typeof startTalk>>) => conversation.getState().log.at(-1)?.id ?? 0;

describe.each(languages)('what may be asked or undone, in %s', (language) => {
  test('is there at every question there is, and always gets an answer (chat rule 17)', async () => {
    const talk = await startTalk(language, { isVisitor: true });
    await talk.asked('destination');
    const { conversation } = talk;
    const situation = conversation.situation({ language, today: '2026-11-21', write: talk.say.say });
    if (!situation) throw new Error('Nothing is asked');
    for (const id of Object.keys(english.guide.ask) as PartId[]) {
      const part = { id, control: { kind: 'choice', options: [] } } as const;
      for (const wanted of repairs.filter((one) => !asksFirst.includes(one))) {
        expect(repair(wanted, { ...situation, part }), `${wanted} at ${id}`).not.toEqual([]);
      }
      expect(talk.t(`guide.ask.${id}.help`)).not.toBe('');
    }
    for (const wanted of repairs.filter((one) => !asksFirst.includes(one))) {
      const before = lastIn(talk);
      conversation.repair(wanted, talk.say);
      await vi.waitFor(() => expect(lastIn(talk), wanted).toBeGreaterThan(before));
    }
    talk.close();
  });

  test('is heard in words at each question of a first transfer, which stays (chat rule 17)', async () => {
    const talk = await startTalk(language, { isVisitor: true });
    const { conversation } = talk;
    for (const [name, answer] of Object.entries(firstTransfer)) {
      const part = name as PartId;
      await talk.asked(part);
      const asked = lastIn(talk);
      // Whatever is typed there is the password: what may be asked is a press.
      for (const text of part === 'newPassword' ? [] : typed[language].asks) {
        const before = lastIn(talk);
        talk.speak(text);
        // What was delivered lately is read when it is asked for.
        await vi.waitFor(() => {
          const heard = [conversation.getState().part?.id, lastIn(talk) > before, conversation.isReplyDue()];
          expect(heard, `"${text}" at ${part}`).toEqual([part, true, false]);
        });
      }
      expect(conversation.getState().log.filter(({ kind, id }) => kind === 'answered' && id > asked)).toEqual([]);
      if (part !== 'newPassword') talk.speak(typed[language].cancels);
      await vi.waitFor(() => expect(['startOver', part]).toContain(conversation.getState().part?.id));
      await Promise.resolve();
      if (conversation.getState().part?.id === 'startOver') conversation.answer('no');
      await talk.asked(part);
      conversation.answer(answer);
    }
    await talk.asked('review');
    talk.close();
  });
});
