import type { Worry } from '#domain/fraud/worry.ts';

/** Signs of each worry: any of the sets tells of it, when all of the set is there. */
export type WorrySigns = Readonly<Record<Worry, readonly (readonly RegExp[])[]>>;
