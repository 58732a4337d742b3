/** Where the navigation and the footer lead, with the name of each in the words of the site. */
const links = {
  home: '/',
  about: '/company/about',
  blog: '/company/our-blog',
  privacy: '/company/legal/privacy',
  terms: '/company/legal/terms',
  cookies: '/company/legal/cookie',
  howItWorks: '/how-it-works',
  help: '/help',
  rates: '/mobile-money-rate',
  deliveryTimes: '/delivery-times',
  rateHistory: '/rates',
  register: '/country/register',
  accessibility: '/help/accessibility',
  complaint: '/help#complaint',
  closeAccount: '/help/topics/how-to-close-my-account',
} as const;

export type SiteLinkName = keyof typeof links;

export const siteLink = (name: SiteLinkName): string => links[name];

/** PUB-16: Company holds the page about us, the blog and what is legal. */
export const companyLinks = ['about', 'blog'] as const satisfies readonly SiteLinkName[];
export const legalLinks = ['privacy', 'terms', 'cookies'] as const satisfies readonly SiteLinkName[];
