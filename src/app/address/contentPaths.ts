import { matchPath } from 'react-router-dom';
import { type ContentPage, contentPages } from '#src/content/contentPages.ts';
import { type KnownPath, paths } from './paths.ts';

/** Where each page of prose stands. */
export const contentPaths = {
  privacy: paths.privacy,
  terms: paths.terms,
  cookies: paths.cookies,
  howItWorks: paths.howItWorks,
  about: paths.about,
  blog: paths.blog,
  closeAccount: paths.closeAccount,
  accessibility: paths.accessibility,
} as const satisfies Record<ContentPage, KnownPath>;

export const contentPageAt = (pathname: string): ContentPage | undefined =>
  contentPages.find((page) => matchPath(contentPaths[page], pathname));
