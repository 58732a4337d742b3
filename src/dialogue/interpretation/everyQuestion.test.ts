import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type Language, languages } from '#contract/protocol/language.ts';
import { phrasesOf } from '#src/understanding/phrases.ts';
import { topics } from '#src/understanding/topic.ts';
import { englishTopics } from '#src/understanding/words/englishTopics.ts';
import { frenchTopics } from '#src/understanding/words/frenchTopics.ts';
import { heldContexts } from '#tests/fixtures/heldConversations.ts';
import { type KindOfQuestion, kindsOfQuestions } from '#tests/fixtures/kindsOfQuestions.ts';
import { readingAt } from '#tests/paths/fixtures/fakeFlows.ts';
import type { DialogueContext } from '../dialogueContext.ts';
import type { Reading } from '../reading.ts';
import type { Words } from '../words.ts';
import { interpret } from './interpret.ts';

const words: Readonly<Record<Language, typeof englishTopics>> = { en: englishTopics, fr: frenchTopics };

/** Of each kind of thing that is said one, where it may be an answer, a wish or something else at any question. */
const saids: Readonly<Record<Language, readonly string[]>> = {
  en: [
    ...[
      '',
      '   ',
      'yes',
      'no',
      'yes please',
      'no thanks',
      'not now',
      'great',
      'ok',
      'maybe',
      'thanks',
      'hello',
      '12',
      '£50',
      '50 or 60',
    ],
    ...[
      '100 pounds to Cameroon',
      '50 to Marie',
      'Marie',
      'Paul',
      'Paul Abena',
      'my mother',
      'somebody new',
      'Kenya',
      'Germany',
      'by cash',
    ],
    ...[
      'for school fees',
      'no, 200 pounds',
      'not Ghana, Cameroon',
      'change the amount',
      'wrong number',
      'that is wrong',
      'undo',
      'start over',
    ],
    ...[
      'cancel it',
      'forget it',
      'wait',
      'let me find her number',
      'remind me tomorrow',
      'never remind me',
      'why',
      'what',
      'repeat that',
    ],
    ...[
      'what did I say',
      'what is the total',
      'to whom',
      'how many steps are left',
      'show times',
      'hide times',
      'I want to talk to a person',
    ],
    ...[
      'en français',
      'in English',
      'simpler please',
      'I am not sure',
      'for example?',
      'give me an example',
      'pause',
      'help',
      'what can you do',
    ],
    ...[
      'where is my money',
      'did Marie get it',
      'where is SW-7K3M-92NC',
      'send again',
      'same as last time',
      'what if I send £50',
      'how do I pay',
    ],
    ...[
      'how long does it take',
      'is it safe',
      'what does it cost',
      'compare with others',
      'tell me when the rate is better',
      'past rates',
    ],
    ...[
      '4111 1111 1111 1111',
      'my password is Market-Day-42',
      'my number is 07400 123456',
      '671234567',
      '482913',
      'ama@example.com',
    ],
    ...[
      'I have been hacked',
      'I never met him',
      'he says I must pay today',
      'is this a scam',
      'you are useless',
      'are you a robot',
    ],
    ...[
      'I want the forms',
      'sign in',
      'I have a promo code',
      'pay by card',
      'pay by bank',
      '😀',
      'asdfgh',
      'Zeno or Marie',
      '1990-05-04',
      '5 May 1990',
    ],
    ...[
      'skip',
      'none',
      'the second one',
      'the first',
      'both',
      'Equity',
      'Equity Bank',
      'mobile money',
      'go on',
      'go back',
      'all of it',
    ],
    ...[
      'and to my brother too',
      'every month',
      'in euros',
      'half of it',
      'double',
      'the same to Paul',
      'do not send it',
      'actually make it 75',
    ],
  ],
  fr: [
    ...[
      'oui',
      'non',
      'non merci',
      'pas maintenant',
      'super',
      'merci',
      'cinquante euros',
      '100 livres au Cameroun',
      '50 pour Marie',
    ],
    ...[
      'quelqu’un d’autre',
      'en espèces',
      'pour l’école',
      'non, 200 livres',
      'annule',
      'recommencer',
      'attends',
      'rappelle-moi demain',
    ],
    ...[
      'pourquoi',
      'répète',
      'combien en tout',
      'in English',
      'plus simple',
      'un exemple',
      'où est mon argent',
      'comment payer',
      'c’est sûr ?',
    ],
    ...[
      'on m’a piraté',
      'je ne l’ai jamais rencontré',
      'un conseiller',
      'passer',
      'le deuxième',
      'changer le montant',
      'retour',
      'en francs',
    ],
  ],
};

const write = (said: Words): string =>
  'label' in said ? said.label : 'country' in said ? said.country : 'key' in said ? said.key : JSON.stringify(said);

function outcomeOf(said: string, language: Language, [part, step, held, reading]: KindOfQuestion): string {
  const context = { ...heldContexts[held], asked: undefined } as DialogueContext;
  const understood: Reading['understood'] = (here) => ({ destination: 'CM', amount: 'payin GB GBP 10000', ...here });
  const situation = { part, answers: {}, context, language, today: '2026-11-21', write };
  const outcomes = interpret(said, { ...situation, reading: { ...readingAt(step), understood, ...reading } });
  return outcomes.map((one) => JSON.stringify(one).replaceAll('"', '')).join(' ');
}

/** Each thing that comes of it, with the questions where it does; what most often does, elsewhere. */
function linesOf(said: string, language: Language): readonly string[] {
  const places = new Map<string, readonly string[]>();
  for (const setting of kindsOfQuestions) {
    const outcome = outcomeOf(said, language, setting);
    places.set(outcome, [...(places.get(outcome) ?? []), setting[0].id]);
  }
  const [[usual] = [], ...others] = [...places].toSorted(([, one], [, other]) => other.length - one.length);
  return [said, ...others.map(([outcome, ids]) => `  ${ids.join(', ')}: ${outcome}`), `  else: ${usual}`];
}

const topicLines = (language: Language): readonly string[] =>
  topics.flatMap((topic) => {
    const [first] = kindsOfQuestions;
    const [phrase = ''] = phrasesOf(words[language].topics[topic]);
    return first ? [`${topic}: ${outcomeOf(`${phrase}?`, language, first)}`] : [];
  });

/** `-u` writes it anew, to be read before it is accepted: a line that changed is a sentence the guide answers otherwise. */
test.each(languages)(
  'each kind of sentence in %s does at each kind of question what the reviewed list says (chat rules 16 and 17)',
  async (language) => {
    const lines = [...saids[language].flatMap((said) => linesOf(said, language)), '', ...topicLines(language)];
    const list = resolve(import.meta.dirname, `../../../tests/readings/elsewhere.${language}.txt`);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(list);
  },
  60_000,
);
