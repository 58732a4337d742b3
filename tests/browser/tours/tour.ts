import type { AnyStateMachine, ContextFrom, SnapshotFrom } from 'xstate';
import type { Credentials } from '#src/machines/account/sign-in/signInMachine.ts';
import type { RunningApp } from '#tests/fixtures/runningApp.ts';
import type { Face } from '#tests/paths/walker/page.ts';
import type { AnyPathSpec, PathSpec } from '#tests/paths/walker/pathSpec.ts';
import type { AnyScreenUse, ScreenUse } from '#tests/paths/walker/screenTable.ts';
import type { Ending } from './endings.ts';
import type { Answers } from './heldCalls.ts';
import type { Stage } from './stage.ts';

type TourParts<Start extends string, Actor extends string> = {
  /** The screens unless told otherwise. */
  readonly face?: Face;
  /** Brings the tab to where the machine starts so. */
  readonly opens: Readonly<Record<Start, (stage: Stage) => Promise<void>>>;
  /** Starts that this face does not have, and why. */
  readonly startsElsewhere?: Readonly<Record<string, string>>;
  /** How each actor the machine invokes comes to the end the model chose; `elsewhere` where the page is left for it. */
  readonly ends: Readonly<Record<Actor, Ending | 'elsewhere'>>;
  /** Calls around the machine, that are answered at once. */
  readonly others?: Answers;
  /** Starts in which nobody is signed in. */
  readonly visitors?: readonly Start[];
  /** States whose page goes elsewhere, by id, and why. */
  readonly endsAt?: Readonly<Record<string, string>>;
  /** What this face cannot come to though the machine can: states by id, transitions by key, and why. */
  readonly outOfReach?: Readonly<Record<string, string>>;
  /** For flows that look again every few seconds by themselves. */
  readonly isInSlowMotion?: boolean;
  /** The page keeps what it read; an actor that reads is to ask anew. */
  readonly readsGrowOld?: boolean;
  /** Starts whose address alone says where the flow begins: whoever reloads begins there again. */
  readonly beginsAnewFrom?: readonly Start[];
  /** Makes what the tours need on the server, once for all of them; whoever it names is signed in throughout. */
  readonly prepares?: (app: RunningApp) => Promise<Credentials | undefined>;
};

/** A machine's way through the real product in a real browser. */
export type Tour<Machine extends AnyStateMachine> = TourParts<string, ActorOf<Machine>> & {
  readonly spec: PathSpec<Machine>;
  readonly use: ScreenUse<Machine>;
  /** Where the page goes on by itself before anybody could look. */
  readonly passes?: (snapshot: SnapshotFrom<Machine>) => boolean;
  /** What of the context must be as the model has it: by default what decides the future. */
  readonly sees?: (context: ContextFrom<Machine>) => unknown;
};

/** Every actor a machine may invoke needs an ending, or the tour does not compile. */
type ActorOf<Machine extends AnyStateMachine> = Extract<keyof NonNullable<PathSpec<Machine>['outcomes']>, string>;

/** Any machine's tour; it was checked against its machine where it was written. */
export type AnyTour = TourParts<string, string> & {
  readonly spec: AnyPathSpec;
  readonly use: AnyScreenUse;
  readonly passes?: (snapshot: never) => boolean;
  readonly sees?: (context: never) => unknown;
};
