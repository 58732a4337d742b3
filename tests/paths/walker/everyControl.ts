import { expect, test } from 'vitest';
import { commitDraw } from '#scripts/commitDraw.ts';
import { askedShape } from './describePaths.ts';
import type { AnyPathSpec } from './pathSpec.ts';
import { type Control, openStill, type Shown } from './pressedAt.ts';
import { stateTitle } from './snapshotText.ts';
import { type Standing, standingsOf } from './standings.ts';

/** Milliseconds for all pages of a flow on a busy machine; the calculator has the most. */
const patience = 600_000;

/**
 * Presses whatever can be pressed in every state of a flow: what it tells the flow has to be taken there. A control
 * that leads nowhere is off or absent, also while something is under way. Which controls there are is read from the page.
 */
export function describeControls(spec: AnyPathSpec, shown: Shown): void {
  const { id } = spec.machine;
  const place = shown.face === 'chat' ? 'in the chat' : 'on its screens';
  test(`${id} takes whatever can be pressed ${place}`, { timeout: patience }, async () => {
    const lists = new Set<string>();
    const inVain: string[] = [];
    let pressed = 0;
    for (const standing of standingsToday(spec)) {
      await pressEach(standing, {
        shown,
        // A list shows the same wherever it is opened: once is enough.
        isAsked: ({ name, opensList }) => !opensList || (!lists.has(name) && lists.add(name).size > 0),
        tell(fault) {
          inVain.push(`${stateTitle(standing.snapshot)}: ${fault}`);
        },
        count() {
          pressed += 1;
        },
      });
    }
    expect([...new Set(inVain)]).toEqual([]);
    expect(pressed, 'controls that can be pressed').toBeGreaterThan(0);
  });
}

/** Places of one flow that a commit looks at; the two largest flows have twice as many. `npm run paths` looks at all. */
const mostPlaces = 20;

function standingsToday(spec: AnyPathSpec): Standing[] {
  const all = standingsOf(spec);
  if (askedShape('short') === 'full' || all.length <= mostPlaces) return all;
  const first = (commitDraw() ?? 0) % all.length;
  return [...all.slice(first), ...all.slice(0, first)].slice(0, mostPlaces);
}

type Asked = {
  readonly shown: Shown;
  readonly isAsked: (control: Control) => boolean;
  readonly tell: (fault: string) => void;
  readonly count: () => void;
};

async function pressEach(standing: Standing, asked: Asked, { isAgain = false } = {}): Promise<void> {
  const { shown, isAsked, tell, count } = asked;
  let page = await openStill(standing, shown);
  const controls = page.controls();
  for (const [index, control] of controls.entries()) {
    if (!isAsked(control)) continue;
    if (!isSame(page.controls(), controls)) {
      page.close();
      page = await openStill(standing, shown);
      if (!isSame(page.controls(), controls)) {
        page.close();
        // A part of the page that is loaded later came meanwhile.
        return isAgain
          ? tell('each time there is something else to press')
          : pressEach(standing, asked, { isAgain: true });
      }
    }
    count();
    const { told, isDead } = await page.press(index);
    if (isDead) tell(`"${control.name}" opens nothing`);
    for (const { flow, event, isTaken } of told) {
      if (!isTaken) tell(`"${control.name}" tells ${flow} ${event.type}, which it does not take there`);
    }
  }
  page.close();
}

const isSame = (one: readonly Control[], other: readonly Control[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
