import type { Changes, Inventory, MachineChanges, NamesChanged } from './reportData.ts';

/** What came and went between two accepted runs, or one of them and this one; machines that stayed the same are left out. */
export function changesBetween(before: Inventory, now: Inventory): Changes {
  const ids = [...new Set([...Object.keys(before.machines), ...Object.keys(now.machines)])].toSorted();
  return {
    since: before.run,
    requirements: changed(before.requirements, now.requirements),
    mutants: { before: before.mutants, now: now.mutants },
    seconds: [...new Set([...Object.keys(before.seconds), ...Object.keys(now.seconds)])].map((part) => ({
      part,
      before: before.seconds[part],
      now: now.seconds[part],
    })),
    machines: ids.map((id) => machineChanges(id, before, now)).filter(hasChanged),
  };
}

const none = { states: [], guards: [], paths: [] };

function machineChanges(id: string, before: Inventory, now: Inventory): MachineChanges {
  const then = before.machines[id] ?? none;
  const today = now.machines[id] ?? none;
  return {
    id,
    states: changed(then.states, today.states),
    guards: changed(then.guards, today.guards),
    paths: changed(then.paths, today.paths),
  };
}

const hasChanged = ({ states, guards, paths }: MachineChanges): boolean =>
  [states, guards, paths].some(({ came, went }) => came.length + went.length > 0);

function changed(before: readonly string[], now: readonly string[]): NamesChanged {
  const then = new Set(before);
  const today = new Set(now);
  return { came: now.filter((name) => !then.has(name)), went: before.filter((name) => !today.has(name)) };
}
