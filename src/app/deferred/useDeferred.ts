import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

type Later<Props> = {
  /** The same function at every render. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly when: 'now' | 'atRest' | 'never';
};

/** A part no page shows at first, so its code may come after the page. Undefined until it is there. */
export function useDeferred<Props>({ load, when }: Later<Props>): ComponentType<Props> | undefined {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const isThere = Part !== undefined;
  useEffect(() => {
    if (isThere || when === 'never') return undefined;
    const take = (loaded: ComponentType<Props>) => startTransition(() => setPart(() => loaded));
    // A page that can do without it stays as it is; who waits is told by the boundary of the page.
    if (when === 'atRest') return whenIdle(() => void load().then(take, () => undefined));
    load().then(take, (failure: unknown) =>
      setPart(() => {
        throw failure;
      }),
    );
    return undefined;
  }, [load, when, isThere]);
  return Part;
}
