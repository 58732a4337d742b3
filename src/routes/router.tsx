import { Outlet, type RouteObject, useRoutes } from 'react-router-dom';
import { Alias } from './Alias.tsx';
import { authRoutes } from './authRoutes.tsx';
import { dashboardRoutes } from './dashboardRoutes.tsx';
import { Guarded } from './Guarded.tsx';
import { landingRoutes } from './landingRoutes.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import type { PageRoute } from './pageRoute.ts';
import { paths } from './paths.ts';
import { sendRoutes } from './sendRoutes.tsx';
import { verificationRoutes } from './verificationRoutes.tsx';

/** Every page there is, with who may open it. An area is one import and one line. */
const pages: readonly PageRoute[] = [
  ...landingRoutes,
  ...authRoutes,
  ...sendRoutes,
  ...dashboardRoutes,
  ...verificationRoutes,
];

/** Other names of pages (D-06, D-07). */
const aliases: readonly RouteObject[] = [
  { path: paths.transferMethod, element: <Alias to={paths.getQuote} /> },
  { path: paths.transferComplete, element: <Alias to={paths.transferCompleted} /> },
  {
    path: paths.trustPaymentForMobile,
    element: <Alias to={paths.transferCompleted} query={{ payment_type: 'trust_payment' }} />,
  },
];

/** Addresses of the signed-in product whose own pages come with it; until then each leads to what is nearest (AUT-04). */
const nearest: readonly RouteObject[] = [
  ...[paths.profile, paths.editProfile].map((path) => ({ path, element: <Alias to={paths.verification} /> })),
  ...[paths.settings, paths.changePassword, paths.rewards, paths.notifications, paths.businessInvite].map((path) => ({
    path,
    element: <Alias to={paths.dashboard} />,
  })),
];

const routes: RouteObject[] = [
  ...pages.map(guarded),
  ...aliases,
  ...nearest,
  // PUB-15.
  { path: '*', element: <NotFoundPage /> },
];

export function Pages() {
  return useRoutes(routes);
}

function guarded({ access, ...route }: PageRoute): RouteObject {
  return { ...route, element: <Guarded access={access}>{route.element ?? <Outlet />}</Guarded> };
}
