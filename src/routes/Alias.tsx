import { generatePath, Navigate, useLocation, useParams } from 'react-router-dom';
import type { KnownPath } from './paths.ts';

type AliasProps = {
  readonly to: KnownPath;
  /** Added to the query the visitor came with. */
  readonly query?: Readonly<Record<string, string>>;
};

/** Another name of a page: leads there with everything the address said. */
export function Alias({ to, query = {} }: AliasProps) {
  const params = useParams();
  const search = new URLSearchParams(useLocation().search);
  for (const [name, value] of Object.entries(query)) search.set(name, value);
  return <Navigate to={{ pathname: generatePath<string>(to, params), search: search.toString() }} replace />;
}
