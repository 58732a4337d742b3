/** Modules by id: what each imports at once, and about how many bytes of it travel. */
export type Modules = ReadonlyMap<string, { readonly imports: readonly string[]; readonly bytes: number }>;

/** Modules fetched together with all they import, and how often that happens beside other loads. */
export type Load = { readonly roots: readonly string[]; readonly weight: number };

/** A file to be: its rank is 0 where it imports no other, else above the rank of each it imports. */
export type PlannedChunk = { readonly modules: readonly string[]; readonly rank: number };

/** Bytes a request is worth; what it takes on a slow link is more, at the cost of the first pages (decision 114). */
const requestBytes = 4000;

/** Pairs that are reckoned in full in each round, the most promising first. */
const pairsTried = 60;

/**
 * Puts modules into files so that the loads as a whole take few requests and few bytes they do not need. Modules that
 * the very same loads reach are a chunk; then the two whose union saves most become one, for as long as anything is
 * saved. Chunks never import one another in a circle, so they can be made in the order of their ranks.
 */
export function planChunks(modules: Modules, loads: readonly Load[]): PlannedChunk[] {
  let plan = chunksByLoads(modules, loads);
  for (let better: Plan | undefined = plan; better; better = cheaperPlan(plan, loads)) plan = better;
  const ranks = ranksOf(plan);
  return [...plan].map(([id, { members }]) => ({ modules: members, rank: ranks?.get(id) ?? 0 }));
}

type Chunk = {
  readonly members: readonly string[];
  readonly bytes: number;
  /** The loads that reach something in it, by their place. */
  readonly loads: ReadonlySet<number>;
  readonly imports: ReadonlySet<number>;
};
type Plan = ReadonlyMap<number, Chunk>;

function chunksByLoads(modules: Modules, loads: readonly Load[]): Plan {
  const reaching = new Map<string, number[]>();
  for (const [place, { roots }] of loads.entries()) {
    for (const module of reachedFrom(roots, modules)) reaching.set(module, [...(reaching.get(module) ?? []), place]);
  }
  const keys = [...new Set([...reaching.values()].map((places) => places.join()))];
  const ids = new Map(keys.map((key, id) => [key, id]));
  const idOf = (module: string) => ids.get(reaching.get(module)?.join() ?? '');
  const plan = new Map<number, Chunk>();
  for (const [module, { imports, bytes }] of modules) {
    const id = idOf(module);
    if (id === undefined) continue;
    const chunk = plan.get(id);
    const imported = imports.map(idOf).filter((each) => each !== undefined && each !== id);
    plan.set(id, {
      members: [...(chunk?.members ?? []), module],
      bytes: (chunk?.bytes ?? 0) + bytes,
      loads: new Set(reaching.get(module)),
      imports: new Set([...(chunk?.imports ?? []), ...imported.filter((each) => each !== undefined)]),
    });
  }
  return plan;
}

function reachedFrom(roots: readonly string[], modules: Modules): Set<string> {
  const reached = new Set<string>();
  const follow = (module: string) => {
    const found = modules.get(module);
    if (!found || reached.has(module)) return;
    reached.add(module);
    found.imports.forEach(follow);
  };
  roots.forEach(follow);
  return reached;
}

/** With two chunks put together, or nothing where that saves nothing. */
function cheaperPlan(plan: Plan, loads: readonly Load[]): Plan | undefined {
  const cost = costOf(plan, loads);
  for (const pair of promisingPairs(plan, loads)) {
    const merged = mergedPlan(plan, pair);
    if (ranksOf(merged) && costOf(merged, loads) < cost) return merged;
  }
  return undefined;
}

type Pair = readonly [one: number, other: number];

/** What a pair saves where nothing else comes along: a request of the loads of both, less what other loads get of it. */
function promisingPairs(plan: Plan, loads: readonly Load[]): Pair[] {
  const chunks = [...plan];
  const weights = loads.map(({ weight }) => weight);
  const weigh = (places: Iterable<number>) => [...places].reduce((sum, place) => sum + (weights[place] ?? 0), 0);
  const whole = new Map(chunks.map(([id, chunk]) => [id, weigh(chunk.loads)]));
  const pairs = chunks.flatMap(([one, first], place) =>
    chunks.slice(place + 1).map(([other, second]) => {
      const both = weigh([...first.loads].filter((each) => second.loads.has(each)));
      const alone = ((whole.get(one) ?? 0) - both) * second.bytes + ((whole.get(other) ?? 0) - both) * first.bytes;
      return { pair: [one, other] as const, saved: both * requestBytes - alone };
    }),
  );
  const saving = pairs.filter(({ saved }) => saved > 0).sort((one, other) => other.saved - one.saved);
  return saving.slice(0, pairsTried).map(({ pair }) => pair);
}

function mergedPlan(plan: Plan, [one, other]: Pair): Plan {
  const [first, second] = [plan.get(one), plan.get(other)];
  if (!first || !second) throw new Error('There is no such chunk');
  const renamed = (imports: ReadonlySet<number>) => new Set([...imports].map((id) => (id === other ? one : id)));
  const imports = renamed(new Set([...first.imports, ...second.imports]));
  imports.delete(one);
  const merged = {
    members: [...first.members, ...second.members],
    bytes: first.bytes + second.bytes,
    loads: new Set([...first.loads, ...second.loads]),
    imports,
  };
  const rest = [...plan].filter(([id]) => id !== one && id !== other);
  return new Map([
    [one, merged],
    ...rest.map(
      ([id, chunk]) => [id, chunk.imports.has(other) ? { ...chunk, imports: renamed(chunk.imports) } : chunk] as const,
    ),
  ]);
}

/** What all loads take, with what is imported by what they ask for, requests as bytes. */
function costOf(plan: Plan, loads: readonly Load[]): number {
  return loads.reduce((sum, { weight }, place) => {
    const taken = new Set<number>();
    const take = (id: number) => {
      if (taken.has(id)) return;
      taken.add(id);
      plan.get(id)?.imports.forEach(take);
    };
    for (const [id, chunk] of plan) if (chunk.loads.has(place)) take(id);
    return sum + weight * [...taken].reduce((bytes, id) => bytes + (plan.get(id)?.bytes ?? 0) + requestBytes, 0);
  }, 0);
}

/** Nothing where chunks import one another in a circle. */
function ranksOf(plan: Plan): ReadonlyMap<number, number> | undefined {
  const ranks = new Map<number, number>();
  const open = new Set<number>();
  const rank = (id: number): number | undefined => {
    const known = ranks.get(id);
    if (known !== undefined) return known;
    if (open.has(id)) return undefined;
    open.add(id);
    const below = [...(plan.get(id)?.imports ?? [])].map(rank);
    if (below.some((each) => each === undefined)) return undefined;
    const found = Math.max(-1, ...below.map((each) => each ?? 0)) + 1;
    ranks.set(id, found);
    return found;
  };
  return [...plan.keys()].every((id) => rank(id) !== undefined) ? ranks : undefined;
}
