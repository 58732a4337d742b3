import { soundOf } from './tokens.ts';

/** "Well, he’s my landlord", "c’est ma voisine": who somebody is to the sender, and nothing else. */
export const tellsWho = (said: string): boolean => !/\d/.test(said) && tellingWho.test(soundOf(said));

/** What may come first, who is spoken of, and one or two words of what they are to us. */
const tellingWho =
  /^(?:(?:well|but|and|because|cause|cos|oh|no|yes|ben|bah|mais|et|car|parce que|oui|non) )*(?:(?:hes|shes|theyre|its|thats|this is|he is|she is|they are|it is) (?:(?:my|our) (?:\S+ ){0,2}\S+|a friend(?: of mine)?|family)|(?:cest|il est|elle est|ce sont) (?:mon|ma|mes|notre|nos) (?:\S+ ){0,2}\S+)$/;
