import { type ComponentType, lazy } from 'react';
import type { RouteObject } from 'react-router-dom';

/**
 * Who may open a page. `signedIn` sends others to sign in and back; `authPage` sends signed-in people on to where
 * they were going.
 */
export type Access = 'public' | 'signedIn' | 'authPage';

/** One address, or a flow that lives on several as children of one element. */
export type PageRoute = RouteObject & { readonly access: Access };

/** A page whose code is fetched when it is opened. Takes a module by `import()` and the name of its component. */
export const lazyPage = <Name extends string>(
  load: () => Promise<{ readonly [name in Name]: ComponentType }>,
  name: Name,
): ComponentType => lazy(async (): Promise<{ default: ComponentType }> => ({ default: (await load())[name] }));
