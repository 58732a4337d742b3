import { paths, pathTo } from '#src/app/address/paths.ts';

/** Where a friend signs up, with the code filled in (RWD-03). */
export const referralLink = (code: string): string =>
  new URL(pathTo(paths.signUp, { query: { referral: code } }), window.location.origin).href;
