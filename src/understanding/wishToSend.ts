/** Words a wish to send money is made of in either language, and nothing that says whom, where to or how much. */
const around = new Set(
  `hi hello hey good morning afternoon evening bonjour bonsoir salut coucou
  i id im want wanna would like love need have got to can could you help me please let lets us looking trying hoping how do
  a an some bit little of back home there abroad overseas africa family my our the folks relatives people someone somebody now today just
  je j jaimerais voudrais veux aimerais souhaite dois peux peut pouvez puis on vous moi comment il faut mon un une peu de l d des du les
  la le ma mes au en a chez pays bled maison famille afrique quelquun proches parents la bas maintenant aujourdhui svp merci aide aider aidez`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
const sending = new Set('send sending transfer wire remit envoyer envoi envoie transferer virer'.split(' '));
const money = new Set('money cash funds argent largent dargent sous fric thunes liquide'.split(' '));

/** "I'd like to send some money back home", said before anything else: `sound` as `soundOf` gives it. */
export function isWishToSend(sound: string): boolean {
  const words = sound.split(' ');
  return (
    words.some((word) => sending.has(word)) &&
    words.some((word) => money.has(word)) &&
    words.every((word) => around.has(word) || sending.has(word) || money.has(word))
  );
}
