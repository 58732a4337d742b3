import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Repository paths of the TypeScript in these folders, tests included; or of what else is asked for by its ending. */
export const sourcesIn = (folders: readonly string[], ending = /\.tsx?$/): readonly string[] =>
  folders.flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
          .filter((file) => ending.test(file))
          .map((file) => `${folder}/${file}`)
      : [],
  );

export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Repository paths of everything a file imports from us, types included; packages are left out. */
export function importsOf(path: string): readonly string[] {
  const specifiers = [...textOf(path).matchAll(/(?:from |import\(|import )'([#.][^']*)'/g)].map(
    ([, specifier = '']) => specifier,
  );
  return specifiers.map((specifier) =>
    specifier.startsWith('#') ? specifier.slice(1) : relative(root, resolve(root, dirname(path), specifier)),
  );
}

export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** What imports what, once each path is told as its room: the path itself, or a folder it stands in. */
export function importGraph(paths: readonly string[], roomOf: (path: string) => string | undefined): Graph {
  const graph = new Map<string, Set<string>>();
  for (const path of paths) {
    const room = roomOf(path);
    if (room === undefined) continue;
    const arrows = graph.get(room) ?? new Set();
    for (const imported of importsOf(path)) {
      const other = roomOf(imported);
      if (other !== undefined && other !== room) arrows.add(other);
    }
    graph.set(room, arrows);
  }
  return graph;
}

/** The arrows that stand in a circle or between two; none where everything leads down. */
export function circlesIn(graph: Graph): readonly string[] {
  let left = new Set(graph.keys());
  for (;;) {
    const leads = (room: string) => [...(graph.get(room) ?? [])].filter((other) => left.has(other));
    const reached = new Set([...left].flatMap(leads));
    const kept = new Set([...left].filter((room) => reached.has(room) && leads(room).length > 0));
    if (kept.size === left.size) return [...kept].flatMap((room) => leads(room).map((other) => `${room} → ${other}`));
    left = kept;
  }
}
