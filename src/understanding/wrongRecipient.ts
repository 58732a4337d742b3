import { soundOf } from './tokens.ts';
import { isSupposing } from './topics.ts';

/** "The number of Marie is wrong", « je me suis trompé de nom »: of somebody else, and of something that was done. */
export function tellsWrongRecipient(said: string): boolean {
  const sound = soundOf(said);
  if (isSupposing(said) || ofOneself.test(sound) || isSent.test(sound)) return false;
  return sound.split(' ').length <= mostWords && (inEnglish(sound) || inFrench(sound));
}

/** A longer sentence tells a story, and more than this. */
const mostWords = 14;

const ofOneself =
  /\b(?:my|mon|ma|mes|votre|your) (?:own )?(?:name|number|phone|account|nom|prenom|numero|telephone|compte)\b/;
/** That it went somewhere else is for who asks for it back. */
const isSent = /\b(?:sent|paid|went|envoye|verse|parti)\b/;

const inEnglish = (sound: string): boolean =>
  /\b(?:number|phone|name|account|recipient|surname)\b/.test(sound) &&
  /\b(?:wrong|incorrect|misspell?ed|misspelt|mistyped|typo|not right|isnt right|mistake in|has changed|changed (?:his|her|their))\b/.test(
    sound,
  );

const inFrench = (sound: string): boolean =>
  /\b(?:numero|telephone|nom|prenom|compte|beneficiaire)\b/.test(sound) &&
  /\b(?:mauvais|faux|incorrect|errone|mal (?:ecrit|orthographie|tape)|trompee? (?:de|sur|dans)|faute (?:de frappe )?(?:dans|au)|erreur (?:de|dans|sur)|pas (?:le )?bon|a change de)\b/.test(
    sound,
  );
