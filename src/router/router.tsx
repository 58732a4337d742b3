import { isValidElement } from 'react';
import { matchRoutes, Outlet, type RouteObject, useRoutes } from 'react-router-dom';
import { pricePath } from '#contract/site/site.ts';
import { Alias } from '#src/app/address/Alias.tsx';
import { paths } from '#src/app/address/paths.ts';
import { Guarded } from '#src/app/page/Guarded.tsx';
import { isLazyPage, lightPage, type PageRoute, type Visit } from '#src/app/page/pageRoute.ts';
import { authRoutes } from './authRoutes.tsx';
import { dashboardRoutes } from './dashboardRoutes.tsx';
import { guideRoutes } from './guideRoutes.tsx';
import { landingRoutes } from './landingRoutes.tsx';
import { notificationRoutes } from './notificationRoutes.tsx';
import { profileRoutes } from './profileRoutes.tsx';
import { publicRoutes } from './publicRoutes.tsx';
import { sendRoutes } from './sendRoutes.tsx';
import { transactionRoutes } from './transactionRoutes.tsx';
import { verificationRoutes } from './verificationRoutes.tsx';

const NotFoundPage = lightPage(() => import('#src/app/page/NotFoundPage.tsx'), 'NotFoundPage', ['site']);

/** Every page there is, with who may open it. An area is one import and one line. */
export const pages: readonly PageRoute[] = [
  ...landingRoutes,
  ...publicRoutes,
  ...authRoutes,
  ...sendRoutes,
  ...guideRoutes,
  ...dashboardRoutes,
  ...transactionRoutes,
  ...notificationRoutes,
  ...verificationRoutes,
  ...profileRoutes,
];

/** Other names of pages (D-06, D-07). */
const aliases: readonly RouteObject[] = [
  // The server answers there for who has no script; the landing page has the same calculator.
  { path: pricePath, element: <Alias to={paths.landing} /> },
  { path: paths.transferMethod, element: <Alias to={paths.getQuote} /> },
  { path: paths.transferComplete, element: <Alias to={paths.transferCompleted} /> },
  {
    path: paths.trustPaymentForMobile,
    element: <Alias to={paths.transferCompleted} query={{ payment_type: 'trust_payment' }} />,
  },
];

/** PUB-15. */
export const notFound: PageRoute = { path: '*', access: 'public', element: <NotFoundPage /> };

export const routes: RouteObject[] = [...pages.map(guarded), ...aliases, guarded(notFound)];

export function Pages() {
  return useRoutes(routes);
}

/** The code of the page a visit is to, and its words: what came as HTML is taken over whole. */
export async function fetchPage(visit: Visit): Promise<void> {
  const matched = matchRoutes([...pages, notFound], visit.pathname) ?? [];
  const types = matched.map(({ route: { element } }) => (isValidElement(element) ? element.type : undefined));
  await Promise.all(types.filter(isLazyPage).map((page) => page.preload(visit)));
}

function guarded({ access, ...route }: PageRoute): RouteObject {
  return { ...route, element: <Guarded access={access}>{route.element ?? <Outlet />}</Guarded> };
}
