import { matchPath } from 'react-router-dom';
import { paths } from './paths.ts';

/** The address without what names anybody: '/reset-password/:token?'. Addresses nobody knows are one (D-98). */
export const pathPatternAt = (pathname: string): string =>
  Object.values(paths).find((pattern) => matchPath(pattern, pathname)) ?? '/not-found';
