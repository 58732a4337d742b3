import { phrasesOf } from './phrases.ts';
import { soundOf } from './tokens.ts';

/** How it begins, and what is forgotten: every one with every one. */
const sayings: readonly { readonly begun: string; readonly ended: string }[] = [
  {
    begun: `i forgot, ive forgotten, i have forgotten, i forget, forgot, forgotten, i cant remember, cant remember, i dont remember, dont remember, i do not remember,
      i cannot remember, ive lost, i lost, i dont know, reset, i want to reset, i need to reset, how do i reset, change, i want to change`,
    ended: 'it, my password, the password, password, mine, my pw',
  },
  {
    begun: `jai oublie, je lai oublie, oublie, jai perdu, je ne me souviens plus de, je me souviens plus de, je me rappelle plus, je ne connais plus, je connais plus, je ne sais plus,
      je sais plus, reinitialiser, je veux reinitialiser, je veux changer, changer`,
    ended: 'mon mot de passe, le mot de passe, mot de passe, mon mdp, le mien',
  },
];

/** Said whole. */
const others = `password forgotten, password lost, lost my password, i forgot what it is, i dont know what it is, i cant remember what it is, i dont know my password any more,
  mot de passe oublie, mot de passe perdu, je lai oublie, je lai perdu, je ne me souviens plus, je me souviens plus, je ne men souviens plus, je men souviens plus, je ne sais plus, je sais plus, je lai plus`;

/** Said around it, which changes nothing. */
const courtesy: ReadonlySet<string> = new Set(
  phrasesOf('sorry, ok, oh, well, no, please, again, help, desole, desolee, oups, ah, bon, euh, svp, encore, non'),
);

const forgotten: ReadonlySet<string> = new Set([
  ...sayings.flatMap(({ begun, ended }) =>
    phrasesOf(begun).flatMap((begin) => phrasesOf(ended).map((end) => `${begin} ${end}`)),
  ),
  ...phrasesOf(others),
]);

/** "I forgot it", « je l’ai oublié », and nothing else: said at the password itself, where it needs no name. */
export function forgetsPassword(said: string): boolean {
  const words = soundOf(said).split(' ');
  const from = words.findIndex((word) => !courtesy.has(word));
  const to = words.findLastIndex((word) => !courtesy.has(word));
  return forgotten.has(words.slice(Math.max(0, from), to + 1).join(' '));
}
