import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { countPageView } from '#src/services/pageViews.ts';
import { pathPatternAt } from './pathPattern.ts';

/** Counts every page that is opened, once a visitor agreed and where an operator counts at all (PUB-30, D-98). */
export function PageViews() {
  const { pathname } = useLocation();
  useEffect(() => countPageView(pathPatternAt(pathname)), [pathname]);
  return null;
}
