import { readdirSync } from 'node:fs';

/** Tests of which every commit runs a share: one file in `parts`. All of them would take too long on two cores. */
const shares: readonly { readonly folder: string; readonly files: RegExp; readonly parts: number }[] = [
  { folder: 'tests/browser/journeys/surprises', files: /\.test\.ts$/, parts: 6 },
  // A first transfer on either face belongs to every run.
  { folder: 'tests/browser/journeys', files: /^(?!firstTransfer|guidedFirstTransfer).+\.test\.ts$/, parts: 4 },
  { folder: 'tests/browser', files: /^pageAccess(English|French)\.test\.ts$/, parts: 2 },
  { folder: 'tests/browser', files: /^(authScreens|pathReport|publicPages|typedText)\.test\.ts$/, parts: 2 },
  {
    folder: 'tests/browser',
    files: /^(authPassword|authSignIn|authSignUp|session|signUpParts|verification)\.test\.ts$/,
    parts: 2,
  },
  // Three a commit, one for each worker: the longest takes a minute and a quarter.
  { folder: 'tests/browser/tours', files: /\.test\.ts$/, parts: 18 },
  // One a commit.
  { folder: 'tests/browser/tours/comingBack', files: /\.test\.ts$/, parts: 8 },
];

/** What a commit does not draw, by its `commitDraw`; successive commits draw other shares. */
export const leftOutBy = (draw: number): readonly string[] =>
  shares.flatMap(({ folder, files, parts }) =>
    readdirSync(folder)
      .filter((name) => files.test(name))
      .sort()
      .filter((_, place) => (place + draw) % parts !== 0)
      .map((name) => `${folder}/${name}`),
  );
