import type { AnyMachineSnapshot } from 'xstate';
import { currentStep } from '#src/machines/currentStep.ts';
import { eventsFor } from './eventsFor.ts';
import type { Page } from './page.ts';
import type { AnyPathSpec } from './pathSpec.ts';
import type { AnyScreenUse } from './screenTable.ts';

/**
 * Where the screen and the machine disagree on what may be done: a control that is on though its event would change
 * nothing, or one that is off or missing though the machine waits for it. While it works, a control may stay on.
 */
export async function disagreements(
  page: Page,
  { spec, use, standing }: { spec: AnyPathSpec; use: AnyScreenUse; standing: AnyMachineSnapshot },
): Promise<string[]> {
  const controls = Object.entries({ ...use.controls, ...use.controlsAt?.[currentStep(standing) ?? ''] });
  if (controls.length === 0 || standing.status !== 'active') return [];
  const possible = new Set(
    eventsFor(spec, standing)
      .filter((event) => standing.can(event))
      .map(({ type }) => type),
  );
  const usable = await page.usable();
  const mayStay = standing.hasTag('waiting');
  return controls
    .filter(([type, control]) => control !== undefined && usable.includes(control) !== possible.has(type))
    .filter(([type]) => possible.has(type) || !mayStay)
    .map(([type, control]) =>
      possible.has(type)
        ? `"${control}" cannot be used, though ${type} is possible`
        : `"${control}" can be used, though ${type} is not possible`,
    );
}
