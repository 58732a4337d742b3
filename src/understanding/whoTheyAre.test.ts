import { expect, test } from 'vitest';
import { tellsWho } from './whoTheyAre.ts';

test.each([
  ['he’s my landlord', true],
  ['well, she is my mum', true],
  ['its my old school friend', true],
  ['she’s a friend', true],
  ['c’est ma voisine', true],
  ['mais oui, c’est mon propriétaire', true],
  ['he’s not my landlord', false],
  ['it’s a scam', false],
  ['she’s my cousin and I want to send 200', false],
  ['is he my landlord', false],
  ['c’est une arnaque', false],
  ['ce n’est pas ma voisine', false],
])('“%s” says who somebody is, and nothing else: %s', (said, isOne) => expect(tellsWho(said)).toBe(isOne));
