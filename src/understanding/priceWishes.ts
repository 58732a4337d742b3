import { phrasesOf } from './phrases.ts';
import { soundOf } from './tokens.ts';

/** What a sender may want of prices besides the one they are asked about; an alert may still lack its sums. */
export type PriceWish = 'alert' | 'comparison' | 'pastRates';

const english = {
  alertWhen: `tell me when, tell me once, tell me as soon as, let me know when, let me know once, let me know as soon as, notify me when,
    alert me when, warn me when, email me when, message me when, text me when, ping me when`,
  alertIf: 'tell me if, let me know if, notify me if, alert me if, warn me if, email me if',
  alertName: 'rate alert, price alert, set an alert, set up an alert, create an alert',
  aboutPrice: 'rate, rates, price, cheaper',
  comparison: `compare prices, compare your price, compare you, compare with others, compare with other, compared to others, compared with others,
    compared to other, compared with other, competitors, other services, other companies, other providers, price comparison`,
  rivals:
    'western union, moneygram, worldremit, remitly, wise, taptap send, taptap, lemfi, nala, sendwave, ria, google',
  isBetter:
    'beat, cheaper, cheaper than, better than, better rate, compared, versus, vs, same as, as good as, match, more than, less than, dearer, more expensive, dearer than',
  pastRates: `rate history, past rates, rates over time, has the rate been, has the rate moved, has the rate changed, rate over the, rates over the, rate in the last, rate for the last, rate last week,
    rate last month, rate yesterday, good time to send, good day to send, good moment to send, rate going up, rate going down, rate go up, rate go down`,
};

const french: typeof english = {
  alertWhen: `previens moi quand, previens moi des que, previens moi lorsque, prevenez moi quand, prevenez moi des que, prevenez moi lorsque,
    dis moi quand, dites moi quand, avertis moi quand, avertissez moi quand, alerte moi quand, alertez moi quand`,
  alertIf:
    'previens moi si, prevenez moi si, dis moi si, dites moi si, avertis moi si, avertissez moi si, alertez moi si',
  alertName: 'alerte de taux, alerte de prix, alerte sur le taux, creer une alerte, cree une alerte, mettre une alerte',
  aboutPrice: 'taux, prix, moins cher',
  comparison: `comparer les prix, comparer avec, compare avec, comparez avec, comparaison de prix, par rapport aux autres, concurrents,
    autres services, autres societes`,
  rivals:
    'western union, moneygram, worldremit, remitly, wise, taptap send, taptap, lemfi, nala, sendwave, ria, google',
  isBetter:
    'moins cher, moins chers, moins cheres, plus cher, plus chers, mieux, meilleur, meilleurs, battez, par rapport, aussi bien',
  pastRates: `historique des taux, taux passes, evolution du taux, taux a evolue, taux a bouge, taux a change, taux sur le dernier, taux sur les, taux du dernier mois, taux des derniers, taux hier, taux la semaine derniere,
    taux le mois dernier, bon moment pour envoyer, taux va monter, taux va baisser`,
};

const said = (sound: string, phrases: keyof typeof english): boolean =>
  [english, french].some((words) => phrasesOf(words[phrases]).some((phrase) => sound.includes(` ${soundOf(phrase)} `)));

type Known = {
  /** What is to arrive and the most it may cost were both said. */
  readonly hasSums: boolean;
  /** There is a price to compare; before, a word about another service is about fees in general. */
  readonly hasPrice: boolean;
};

/** Heard in either language. */
export function readPriceWish(utterance: string, { hasSums, hasPrice }: Known): PriceWish | undefined {
  const sound = ` ${soundOf(utterance)} `;
  const isOfWhen = said(sound, 'alertWhen') && (hasSums || said(sound, 'aboutPrice'));
  if (isOfWhen || (said(sound, 'alertIf') && hasSums) || said(sound, 'alertName')) return 'alert';
  const isOfRival = hasPrice && said(sound, 'rivals') && said(sound, 'isBetter');
  if (said(sound, 'comparison') || isOfRival) return 'comparison';
  return said(sound, 'pastRates') ? 'pastRates' : undefined;
}

/** Words that stand between what arrives and what it may cost, whichever comes first. */
const between = [
  ...[
    'for',
    'costs',
    'cost',
    'gets',
    'get',
    'brings',
    'bring',
    'buys',
    'buy',
    'gives',
    'give',
    'makes',
    'make',
    'is',
    'under',
  ],
  ...['pour', 'coutent', 'coute', 'donnent', 'donne', 'rapportent', 'rapporte', 'font', 'valent'],
];

/** The utterance in two, at each word that may stand between its sums. */
export function halvesOf(utterance: string): readonly (readonly [string, string])[] {
  const words = utterance.split(' ');
  return words.flatMap((word, place) =>
    between.includes(soundOf(word).trim())
      ? [[words.slice(0, place).join(' '), words.slice(place + 1).join(' ')] as const]
      : [],
  );
}
