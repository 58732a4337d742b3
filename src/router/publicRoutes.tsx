import { Alias } from '#src/app/address/Alias.tsx';
import { contentPaths } from '#src/app/address/contentPaths.ts';
import { type KnownPath, paths } from '#src/app/address/paths.ts';
import { lazyPage, lightPage, type PageRoute } from '#src/app/page/pageRoute.ts';
import { contentPages } from '#src/content/contentPages.ts';

const ContentPage = lightPage(
  async (visit) => {
    const { ContentPage, fetchProse } = await import('#src/routes/site/ContentPage.tsx');
    if (visit) await fetchProse(visit);
    return { ContentPage };
  },
  'ContentPage',
  ['site'],
);
const CountryRegisterPage = lightPage(
  () => import('#src/routes/account/CountryRegisterPage.tsx'),
  'CountryRegisterPage',
  ['countryRegister', 'fieldProblems', 'site'],
);
const DeliveryTimesPage = lazyPage(() => import('#src/routes/site/DeliveryTimesPage.tsx'), 'DeliveryTimesPage', [
  'deliveryTimes',
  'price',
  'site',
]);
const HelpPage = lazyPage(
  async (visit) => {
    const { HelpPage, questionsIn } = await import('#src/routes/help/HelpPage.tsx');
    if (visit) await questionsIn(visit.language);
    return { HelpPage };
  },
  'HelpPage',
  ['complaint', 'errors', 'help', 'open', 'site'],
);
const MobileRatesPage = lazyPage(() => import('#src/routes/site/MobileRatesPage.tsx'), 'MobileRatesPage', [
  'mobileRates',
  'site',
]);
const RateHistoryPage = lazyPage(() => import('#src/routes/quote/RateHistoryPage.tsx'), 'RateHistoryPage', [
  'rateHistory',
  'site',
]);

/** Other addresses of these pages (PUB-04); countries have their part of how it works (D-04, D-05). */
const moved: readonly (readonly [from: KnownPath, to: KnownPath, hash?: string])[] = [
  [paths.legal, paths.terms],
  [paths.support, paths.help],
  [paths.contact, paths.help],
  [paths.tutorials, paths.howItWorks],
  [paths.aboutCameroon, paths.howItWorks, '#cameroon'],
  [paths.aboutKenya, paths.howItWorks, '#kenya'],
  [paths.aboutUganda, paths.howItWorks, '#uganda'],
  [paths.aboutTanzania, paths.howItWorks, '#tanzania'],
  [paths.cameroon, paths.howItWorks, '#cameroon'],
  [paths.kenya, paths.howItWorks, '#kenya'],
  [paths.uganda, paths.howItWorks, '#uganda'],
  [paths.tanzania, paths.howItWorks, '#tanzania'],
];

/** The public site but for its first page. */
export const publicRoutes: readonly PageRoute[] = [
  ...contentPages.map(
    (page): PageRoute => ({ path: contentPaths[page], access: 'public', head: page, element: <ContentPage /> }),
  ),
  { path: paths.help, access: 'public', head: 'help', element: <HelpPage /> },
  { path: paths.countryRegister, access: 'public', head: 'countryRegister', element: <CountryRegisterPage /> },
  { path: paths.mobileMoneyRate, access: 'public', head: 'mobileMoneyRate', element: <MobileRatesPage /> },
  { path: paths.deliveryTimes, access: 'public', head: 'deliveryTimes', element: <DeliveryTimesPage /> },
  { path: paths.rateHistory, access: 'public', head: 'rateHistory', element: <RateHistoryPage /> },
  ...moved.map(
    ([path, to, hash]): PageRoute => ({
      path,
      access: 'public',
      element: <Alias to={to} {...(hash !== undefined && { hash })} />,
    }),
  ),
];
