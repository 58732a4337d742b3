/** What the reader looks at, kept in the address after `#`, so that every view can be sent to a colleague. */
export type Address =
  | { readonly page: 'overview' | 'requirements' | 'mutants' }
  | ({ readonly page: 'machine'; readonly id: string; readonly path?: string; readonly step: number } & {
      readonly filter: PathFilter;
    });

/** What the listed paths have in common; a missing part asks nothing. */
export type PathFilter = { readonly [Part in FilterPart]?: string };

export const filterParts = ['state', 'arrow', 'event', 'level', 'face', 'outcome', 'failed', 'text'] as const;
export type FilterPart = (typeof filterParts)[number];

export function parseAddress(hash: string): Address {
  const [place = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page, id = ''] = place.split('/').map(decodeURIComponent);
  if (page === 'requirements' || page === 'mutants') return { page };
  if (page !== 'machine' || id === '') return { page: 'overview' };
  const asked = new URLSearchParams(query);
  const path = asked.get('path');
  const parts = filterParts.map((part) => [part, asked.get(part)] as const).filter(([, value]) => value);
  return {
    page,
    id,
    ...(path && { path }),
    step: Math.max(0, Math.trunc(Number(asked.get('step') ?? 0)) || 0),
    filter: Object.fromEntries(parts),
  };
}

export function hashOf(address: Address): string {
  if (address.page === 'overview') return '#/';
  if (address.page !== 'machine') return `#/${address.page}`;
  const asked = new URLSearchParams();
  for (const part of filterParts) {
    const value = address.filter[part];
    if (value) asked.set(part, value);
  }
  if (address.path) asked.set('path', address.path);
  if (address.path && address.step > 0) asked.set('step', String(address.step));
  const query = asked.toString();
  return `#/machine/${encodeURIComponent(address.id)}${query && `?${query}`}`;
}

export const machineAddress = (id: string, filter: PathFilter = {}): Address => ({
  page: 'machine',
  id,
  step: 0,
  filter,
});
