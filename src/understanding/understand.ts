import { isDeliveryCountry } from '#domain/reference/deliveryMatrix.ts';
import { readAmount } from './amounts.ts';
import { readConfirmation, readReason } from './answers.ts';
import type { Corridor } from './currencyReading.ts';
import { readDetails } from './details.ts';
import { ambiguous, type Findings, nothing, together } from './findings.ts';
import { readChoice, readName } from './freeAnswers.ts';
import { readIntents } from './intents.ts';
import { readMethods } from './methods.ts';
import { allWordsOf, likeness, nameWordsOf } from './names.ts';
import { mentionsOf, type ParsedUtterance, parseUtterance, spanOf } from './parsedUtterance.ts';
import { readPeople } from './people.ts';
import { readPlaces } from './places.ts';
import { tokensOf, wordsOf } from './tokens.ts';
import type { Known, ParserContext, Span, Understanding } from './understanding.ts';

/** Longer than any request; of a text beyond it nothing is read, since half of a sentence can mean its opposite. */
export const mostCharacters = 1000;

/** Words, numbers and signs of as long a text, when it is a text. */
const mostTokens = 250;

/**
 * Reads what a sender wrote: the same answer for the same words, without model, network or clock. It decides nothing
 * but what was said; what is not certain about money, a person or a place is a doubt (chat.md R16, R18).
 */
export function understand(utterance: string, listening: ParserContext): Understanding {
  if (utterance.length > mostCharacters) return { slots: {}, ambiguities: [], intents: [] };
  if (tokensOf(utterance).length > mostTokens) return { slots: {}, ambiguities: [], intents: [] };
  const book = (listening.known.recipients ?? []).map(nameWordsOf);
  const names = book.flatMap(allWordsOf);
  const isName = (word: string) => names.some((name) => likeness(word, name) !== 'other');
  const details = unlessSum(readDetails(utterance, listening), () =>
    parseUtterance(utterance, { ...listening, taken: [], isName }),
  );
  const parsed = parseUtterance(utterance, {
    ...listening,
    taken: [...Object.values(details.slots), ...details.ambiguities].map(({ span }) => span),
    isName,
  });

  const places = readPlaces(parsed);
  const people = withoutElsewhere(readPeople(parsed, book), { places, known: listening.known, parsed });
  const corridor = corridorOf(listening.known, places, people);
  const others = together(
    details === nothing ? spelledOut(parsed) : details,
    places,
    people,
    readMethods(parsed, corridor.to),
    readAmount(parsed, corridor),
    readReason(parsed),
  );
  const said = withChoice(others, readChoice(utterance, parsed, listening), parsed);
  const intents = readIntents(parsed, said);
  const named = listening.asking === 'name' ? readName(utterance, parsed) : nothing;
  if (named !== nothing) return { ...named, intents: [] };
  return { ...together(said, readConfirmation(parsed, intents, said)), intents };
}

/** "Change it to £140" is no telephone number, whatever was asked. */
function unlessSum(details: Findings, hearAll: () => ParsedUtterance): Findings {
  if (details.ambiguities.length === 0) return details;
  const parsed = hearAll();
  const { amount } = readAmount(parsed, corridorOf(parsed.known, nothing, nothing)).slots;
  return amount ? nothing : details;
}

/**
 * The words of an option say nothing else; a fact beside them is more than a choice, so that the choice is asked. A
 * name said with another country may be another's.
 */
function withChoice({ slots, ambiguities }: Findings, choice: Findings, { known, text }: ParsedUtterance): Findings {
  const chosen = choice.slots.choice;
  const named = (known.choices ?? []).filter(({ id }) => known.areNames || id === chosen?.value);
  const own = new Set(named.flatMap(({ label, also = [] }) => [label, ...also].flatMap(wordsOf)));
  const isElse = ({ span }: { readonly span: Span }) =>
    !wordsOf(text.slice(span.start, span.end)).every((word) => own.has(word));
  const others = {
    slots: Object.fromEntries(Object.entries(slots).filter(([, filled]) => isElse(filled))) as Findings['slots'],
    ambiguities: ambiguities.filter(isElse),
  };
  const { destination } = others.slots;
  const isMore = Object.keys(others.slots).length > 0 || others.ambiguities.length > 0;
  const isContradicted = known.areNames ? destination && destination.value !== known.destination : isMore;
  return together(
    others,
    chosen && isContradicted ? ambiguous('choice', [chosen.value], { text, span: chosen.span }) : choice,
  );
}

/** "Six seven one…": digits in words are asked for in figures. */
function spelledOut(parsed: ParsedUtterance): Findings {
  const slot = parsed.asking === 'ownPhone' ? 'phone' : parsed.asking;
  const isDigits = slot === 'phone' || slot === 'account' || slot === 'code';
  const [first] = mentionsOf(parsed, 'number').filter(({ meaning }) => meaning.role === 'value');
  if (!isDigits || !first) return nothing;
  return ambiguous(slot, [], { text: parsed.text, span: spanOf(parsed, first.mention.from, first.mention.to) });
}

/** What was said comes before what was known, and a place before the country of a person. */
function corridorOf(known: Known, places: Findings, people: Findings): Corridor {
  const { origin, destination } = places.slots;
  const isPlaceOpen = places.ambiguities.some(({ slot }) => slot === 'destination');
  const recipient = known.recipients?.find(({ id }) => id === people.slots.recipient?.value);
  return {
    from: origin?.value ?? known.senderCountry,
    to: destination?.value ?? (isPlaceOpen ? undefined : (recipient?.countryCode ?? known.destination)),
  };
}

/** "Marie in Nairobi", when the Marie we know is in Cameroon, may be somebody else. */
function withoutElsewhere(
  people: Findings,
  around: { places: Findings; known: Known; parsed: ParsedUtterance },
): Findings {
  const { recipient } = people.slots;
  const destination = around.places.slots.destination?.value;
  const saved = around.known.recipients?.find(({ id }) => id === recipient?.value);
  if (!recipient || !saved || !destination || !isDeliveryCountry(destination)) return people;
  if (saved.countryCode === destination) return people;
  return together(nothing, ambiguous('recipient', [saved.id], { text: around.parsed.text, span: recipient.span }));
}
