import { isValidElement, type ReactNode } from 'react';
import { matchPath, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Alias } from '#src/app/address/Alias.tsx';
import { paths } from '#src/app/address/paths.ts';
import { everyPage } from '#tests/browser/access/accessPages.ts';
import { pages, routes } from './router.tsx';
import { writtenPages } from './siteMap.ts';

/** Addresses that show the screen of another. */
const sameScreen: Readonly<Record<string, string>> = {
  // Written by the server (docs/decisions/030); without a checkout it leads there.
  [paths.axcessPayment]: paths.dashboard,
  [paths.passwordEmailReset]: paths.forgetPassword,
  [paths.passwordSmsReset]: paths.forgetPassword,
  [paths.emailPasswordReset]: paths.forgetPassword,
  [paths.authTransferComplete]: paths.transferCompleted,
  [paths.transferResult]: paths.transferCompleted,
};

const some = { delivered: { id: 'some' }, waiting: { id: 'some' }, held: { id: 'some' }, underWay: { id: 'some' } };
const written = writtenPages(pages).map(({ name, path }) => ({
  name,
  path,
  isListed: true,
  drawnFor: [],
  isForVisitors: false,
}));
/** Where each page is opened and, by its name, where it is looked at. */
const lookedAt = everyPage({ pages: written }).flatMap(({ name, address }) => [
  new URL(typeof address === 'string' ? address : address(some), 'https://sawa.example').pathname,
  name.split(',')[0] ?? '',
]);

const leadsOn = (element: ReactNode): boolean =>
  isValidElement<{ children?: ReactNode }>(element) && (element.type === Alias || leadsOn(element.props.children));
const leadingOn = (all: readonly RouteObject[]): (string | undefined)[] =>
  all.flatMap(({ path, element, children = [] }) => [...(leadsOn(element) ? [path] : []), ...leadingOn(children)]);
const aliases = leadingOn(routes);

test.each(Object.values(paths).filter((path) => !aliases.includes(path)))(
  '%s is among the pages that are looked at for every reader (LNG-01)',
  (path) => {
    expect(lookedAt.filter((address) => matchPath(sameScreen[path] ?? path, address))).not.toEqual([]);
  },
);
