import { expect, test } from 'vitest';
import { Alias } from '#src/app/address/Alias.tsx';
import { paths } from '#src/app/address/paths.ts';
import { lightPage, type PageRoute } from '#src/app/page/pageRoute.ts';
import { appPatterns, canonicalPath, redirects, writtenPages } from './siteMap.ts';

const HelpPage = () => null;
const Help = lightPage(async () => ({ HelpPage }), 'HelpPage', ['help']);

const table: readonly PageRoute[] = [
  { path: paths.help, access: 'public', head: 'help', element: <Help /> },
  { path: paths.support, access: 'public', element: <Alias to={paths.help} /> },
  { path: paths.kenya, access: 'public', element: <Alias to={paths.howItWorks} hash="#kenya" /> },
  { path: paths.transferComplete, access: 'public', element: <Alias to={paths.transferCompleted} /> },
  { access: 'public', element: <Help />, children: [{ path: paths.signUp, element: null }] },
];

test('a page with a head is written, with what it is made of', () => {
  expect(writtenPages(table)).toEqual([
    { name: 'help', path: '/help', parts: { code: ['HelpPage'], areas: ['help'] }, drawnFor: [], isForVisitors: false },
  ]);
});

test('an old address without parts of its own leads on, to a place on the page too (PUB-04, D-05)', () => {
  expect(redirects(table)).toEqual([
    { from: '/support', to: '/help' },
    { from: '/kenya', to: '/how-it-works#kenya' },
  ]);
});

test('every other address is the browser’s', () => {
  expect(appPatterns(table, ['/help', '/support', '/kenya'])).toEqual(['/transfer-complete/:transferId?', '/sign-up']);
});

test('the home of the UK is the home (PUB-03, D-20)', () => {
  expect([paths.landing, paths.landingUk, paths.landingCanada].map(canonicalPath)).toEqual(['/', '/', '/ca']);
});
