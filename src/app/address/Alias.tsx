import { generatePath, Navigate, useLocation, useParams } from 'react-router-dom';
import type { KnownPath } from './paths.ts';

export type AliasProps = {
  readonly to: KnownPath;
  /** Added to the query the visitor came with. */
  readonly query?: Readonly<Record<string, string>>;
  /** The place on the page, with its '#' (D-05). */
  readonly hash?: string;
};

/** Another name of a page: leads there with everything the address said. */
export function Alias({ to, query = {}, hash }: AliasProps) {
  const params = useParams();
  const search = new URLSearchParams(useLocation().search);
  for (const [name, value] of Object.entries(query)) search.set(name, value);
  const pathname = generatePath<string>(to, params);
  return <Navigate to={{ pathname, search: search.toString(), ...(hash && { hash }) }} replace />;
}
