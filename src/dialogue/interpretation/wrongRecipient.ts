import { tellsWrongRecipient } from '#src/understanding/wrongRecipient.ts';
import type { PartId } from '../words.ts';
import { isForTheBox } from './atTheBox.ts';
import { understandAt } from './parsing.ts';
import { acknowledged, type Interpretation, type Situation, typed } from './situation.ts';

/** Whoever is being added or was chosen for what is not made yet is put right where they were named. */
const ofThisOne: readonly PartId[] = [
  'recipient',
  'otherRecipient',
  'recipientMobile',
  'recipientFirstName',
  'network',
];

const whereTheyAreNamed: readonly (string | undefined)[] = ['addRecipient', 'changeRecipient', 'confirmNewRecipient'];

/** A recipient that is wrong, of a transfer that was made (peers 16). */
export function asWrongRecipient(said: string, situation: Situation): Interpretation {
  const { part, context, reading } = situation;
  if (!reading.isSignedIn || isForTheBox(said, part) || !tellsWrongRecipient(said)) return undefined;
  const isBeingMade = !reading.isMade && ofThisOne.some((one) => context.changeable.includes(one));
  if (isBeingMade || whereTheyAreNamed.includes(reading.place?.flow)) return undefined;
  const recipientId = understandAt(said, situation).slots.recipient?.value;
  return [typed(said), acknowledged, { type: 'account.asked', asked: { question: 'changeRecipient', recipientId } }];
}
