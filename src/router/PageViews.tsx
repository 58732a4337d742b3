import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pathPatternAt } from '#src/app/address/pathPattern.ts';
import { countPageView } from '#src/services/site/pageViews.ts';

/** Counts every page that is opened, once a visitor agreed and where an operator counts at all (PUB-30, D-98). */
export function PageViews() {
  const { pathname } = useLocation();
  useEffect(() => countPageView(pathPatternAt(pathname)), [pathname]);
  return null;
}
