import fc from 'fast-check';
import { expect, test } from 'vitest';
import { circlesIn, importGraph, sourcesIn } from './setup/importGraph.ts';

const everything = sourcesIn(['domain', 'contract', 'server', 'sandbox', 'src', 'scripts', 'bench', 'tests']);
const product = everything.filter((path) => !/\.test\.tsx?$/.test(path));

test('no file imports itself through others', () => {
  const known = new Set(everything);
  expect(circlesIn(importGraph(everything, (path) => (known.has(path) ? path : undefined)))).toEqual([]);
});

/** Rooms and how many folders deep their concepts stand; the server has a table of its own (`serverLayers.test.ts`). */
const rooms = [
  { room: 'domain', depth: 2 },
  { room: 'contract', depth: 2 },
  { room: 'src/services', depth: 3 },
  { room: 'src/machines', depth: 3 },
  { room: 'src', depth: 2 },
  { room: 'src/app', depth: 3 },
  { room: 'src/routes', depth: 3 },
  { room: 'src/ui', depth: 3 },
  { room: 'src/ui/screens', depth: 4 },
];

test.each(rooms)('no concept of $room imports itself through others', ({ room, depth }) => {
  const conceptOf = (path: string) => {
    const folders = path.split('/').slice(0, -1);
    return path.startsWith(`${room}/`) && folders.length >= depth ? folders.slice(0, depth).join('/') : undefined;
  };
  expect(circlesIn(importGraph(product, conceptOf))).toEqual([]);
});

test('a circle of any length is found, wherever it stands', () => {
  const names = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 8 });
  fc.assert(
    fc.property(names, (circle) => {
      const arrows = circle.map((name, at) => [name, new Set([circle[(at + 1) % circle.length] ?? name])] as const);
      const leadsThere = ['outside', new Set([circle[0] ?? ''])] as const;
      const open = arrows.slice(1);
      expect(circlesIn(new Map([leadsThere, ...arrows]))).toHaveLength(circle.length);
      expect(circlesIn(new Map([leadsThere, ...open]))).toEqual([]);
    }),
  );
});
