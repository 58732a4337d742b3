import { isValidElement, type ReactElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import { Alias, type AliasProps } from '#src/app/address/Alias.tsx';
import { paths } from '#src/app/address/paths.ts';
import type { HeadName } from '#src/app/page/pageHeads.ts';
import { isLazyPage, type PageParts, type PageRoute } from '#src/app/page/pageRoute.ts';

export type WrittenPage = {
  readonly name: HeadName;
  readonly path: string;
  /** What takes it over. */
  readonly parts: PageParts | undefined;
  readonly drawnFor: readonly string[];
  readonly isForVisitors: boolean;
};

/** The same page as the home: found, and shown under its address. */
const homesOfTheHome: readonly string[] = [paths.landingUk];

/** Pages written to HTML: those with a head, each at its address; a flow of several addresses at its first. */
export const writtenPages = (pages: readonly PageRoute[]): WrittenPage[] =>
  pages.flatMap(({ head, children, path = children?.[0]?.path, drawnFor = [], isForVisitors = false, element }) => {
    if (head === undefined || path === undefined) return [];
    return [{ name: head, path, parts: takenOverWith(element), drawnFor, isForVisitors }];
  });

/** The address a page is known by: of addresses with one page, the first. */
export const canonicalPath = (path: string): string => (homesOfTheHome.includes(path) ? paths.landing : path);

/** Addresses everybody may know that moved: the server leads there too, for who reads without a script. */
export const redirects = (pages: readonly PageRoute[]): { from: string; to: string }[] =>
  pages.flatMap(({ access, path, element }) => {
    const alias = access === 'public' && path !== undefined && !path.includes(':') ? aliasOf(element) : undefined;
    return alias && path !== undefined ? [{ from: path, to: alias.to + (alias.hash ?? '') }] : [];
  });

/** Every other address, as a pattern: the browser draws it. */
export function appPatterns(routes: readonly RouteObject[], known: readonly string[]): string[] {
  const patterns = routes.flatMap((route) => patternsOf(route, '')).filter((path) => path !== '*');
  return [...new Set(patterns)].filter((pattern) => !known.includes(pattern));
}

/** Pages of which an outline is written, each at its address. */
export const outlinedPages = (pages: readonly PageRoute[]) =>
  pages.flatMap(({ outline, path, drawnFor = [] }) =>
    outline === undefined || path === undefined ? [] : [{ outline, path, drawnFor: [...drawnFor] }],
  );

/** What the addresses of pages are drawn with, where that is fetched. */
export const drawnWith = (pages: readonly PageRoute[], known: readonly string[]) =>
  pages.flatMap((page) => {
    const parts = partsOf(page.element);
    return parts ? appPatterns([page], known).map((pattern) => ({ pattern, parts })) : [];
  });

function patternsOf({ path = '', index, children }: RouteObject, parent: string): string[] {
  const own = path === '' || path.startsWith('/') || path === '*' ? path || parent : `${parent}/${path}`;
  const isPlace = path !== '' || index === true;
  return [...(isPlace ? [own] : []), ...(children ?? []).flatMap((child) => patternsOf(child, own))];
}

export const partsOf = (element: unknown): PageParts | undefined =>
  isValidElement(element) && isLazyPage(element.type) ? element.type.parts : undefined;

const takenOverWith = (element: unknown): PageParts | undefined =>
  isValidElement(element) && isLazyPage(element.type) ? (element.type.firstLook ?? element.type.parts) : undefined;

function aliasOf(element: unknown): AliasProps | undefined {
  return isAlias(element) ? element.props : undefined;
}

const isAlias = (element: unknown): element is ReactElement<AliasProps> =>
  isValidElement(element) && element.type === Alias;
