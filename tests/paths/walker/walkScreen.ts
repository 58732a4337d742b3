import type { ReactElement } from 'react';
import type { Actor, AnyStateMachine } from 'xstate';
import { describeScreenMutants } from '../mutants/describeScreenMutants.ts';
import { sharedBeginnings } from './beginnings.ts';
import { askedShape, describePaths } from './describePaths.ts';
import { describeControls } from './everyControl.ts';
import type { Face } from './page.ts';
import type { AnyPathSpec, PathSpec } from './pathSpec.ts';
import { type AnyScreen, describeFacts, screenDriver } from './screenDriver.ts';
import type { ScreenUse } from './screenTable.ts';
import { currentMutantRun, type WalkRecord } from './walkRecord.ts';

/** One face of a machine: what is shown, how it is used, and the headline of each step it asks. */
export type Screen<Machine extends AnyStateMachine> = ScreenUse<Machine> & {
  readonly mount: (actor: Actor<Machine>) => ReactElement;
};

type Options = {
  readonly face?: Face;
  readonly shape?: WalkRecord['shape'];
  /** For machines of thousands of paths, whose screens keep nothing a reload would lose. */
  readonly sharesBeginnings?: boolean;
};

/** Defines the tests that walk a machine through its screen; every state is asserted with its headline. */
export function walkScreen<Machine extends AnyStateMachine>(
  spec: PathSpec<Machine>,
  screen: Screen<Machine>,
  options?: Options,
): void;

export function walkScreen(
  spec: AnyPathSpec,
  screen: AnyScreen,
  { face = 'classic', shape = askedShape('tour'), sharesBeginnings = false }: Options = {},
): void {
  if (currentMutantRun() !== undefined) {
    describeScreenMutants(spec, { screen, face, isSample: false });
    return;
  }
  describeControls(spec, { screen, face });
  const tellings = describeFacts(spec, { screen, face });
  const sharing = sharesBeginnings ? sharedBeginnings() : undefined;
  describePaths(spec, {
    title: `${spec.machine.id}, walked ${face === 'chat' ? 'in the chat' : 'on its screens'}`,
    level: 'screens',
    face,
    shape,
    driverFor(walk, coverage) {
      const driver = screenDriver(spec, { screen, face, start: walk.start, coverage, tellings });
      return sharing ? sharing(walk, driver) : driver;
    },
  });
}
