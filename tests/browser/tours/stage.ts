import type { Page } from 'playwright';
import type { AnyEventObject } from 'xstate';
import type { RunningApp } from '#tests/fixtures/runningApp.ts';
import type { Page as PersonsPage } from '#tests/paths/walker/page.ts';
import type { HeldCalls } from './heldCalls.ts';
import type { Pace } from './pace.ts';
import type { ToldFlow } from './toldFlow.ts';

/** Where a tour plays: one tab of the real product, the server behind it, and what holds the calls in between. */
export type Stage = {
  readonly app: RunningApp;
  readonly tab: Page;
  readonly page: PersonsPage;
  readonly flow: ToldFlow;
  readonly calls: HeldCalls;
  readonly pace: Pace;
  /** What the page complained of so far, and calls that failed though nobody asked them to. */
  readonly faults: () => readonly string[];
  /** The session of this browser is over, and nobody told the page. */
  readonly loseSession: () => Promise<void>;
  /** On the page that asks for it; whoever was signed in is again. Undefined where nobody is signed in. */
  readonly signInAgain: (() => Promise<void>) | undefined;
  readonly leave: () => Promise<void>;
};

/** The end of an invoked actor as the model tells it. */
export type ActorEnd = AnyEventObject & { readonly actorId: string; readonly label: string };
