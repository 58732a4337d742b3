import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lookAt, noMoves, popped, setOut, watch } from './stepPath.ts';

const steps = ['amount', 'method', 'recipient', 'review'] as const;
type Step = (typeof steps)[number];

const pathOf: Record<Step, string> = {
  amount: '/get-quote',
  method: '/get-quote',
  recipient: '/recipient',
  review: '/review?transferId=t1',
};

const acts = ['goOn', 'beginWork', 'endWork', 'draw', 'drawAgain', 'back', 'forth', 'rest'] as const;
type Act = (typeof acts)[number] | { readonly link: Step };

/** How many renders may follow from one act. */
const patience = 12;

type Entry = { readonly address: string; wasShown: boolean };

/** A browser’s history, a page that is drawn when it is, and a machine that goes back but not from its review. */
function browse(opening: Step, first: Step) {
  let moves = noMoves;
  let step = first;
  let isWorking = false;
  let entries: readonly Entry[] = [];
  let at = -1;
  let isDue = false;
  const unshown: string[] = [];

  const push = (address: string): Entry => {
    const entry = { address, wasShown: false };
    at += 1;
    entries = [...entries.slice(0, at), entry];
    return entry;
  };
  let drawn = push(pathnameOf(pathOf[opening]));
  const entry = (): Entry => entries[at] ?? drawn;
  const replace = (address: string) => {
    entries = entries.with(at, { address, wasShown: entry().wasShown });
  };
  const reopen = (asked: Step): boolean => {
    const isEarlier = step !== 'review' && steps.indexOf(asked) < steps.indexOf(step);
    if (isEarlier) step = asked;
    isDue ||= isEarlier;
    return isEarlier;
  };
  function look() {
    isDue = false;
    const [pathname = '', query] = drawn.address.split('?');
    if (isWorking) {
      moves = watch(moves, pathname);
      return;
    }
    const looked = lookAt(moves, { pathname, search: query ? `?${query}` : '', step, pathOf });
    moves = looked.moves;
    drawn.wasShown ||= pathname === pathnameOf(pathOf[step]);
    const { next } = looked;
    if (next.kind === 'stay') return;
    if (next.kind === 'completeQuery') return replace(next.to);
    if (next.kind === 'askToReopen' && reopen(next.step)) return;
    const out = setOut(moves, pathOf[step]);
    moves = out.moves;
    if (out.replaces) return replace(pathOf[step]);
    if (!drawn.wasShown) unshown.push(drawn.address);
    push(pathOf[step]);
  }
  function draw() {
    drawn = entry();
    look();
  }
  function move(by: 1 | -1) {
    if (!entries[at + by]) return;
    at += by;
    const known = moves;
    moves = popped(moves, pathnameOf(entry().address));
    isDue ||= moves !== known;
  }
  /** Draws until nothing is left to draw; how often that took. */
  function rest(): number {
    for (let draws = 0; draws <= patience; draws += 1) {
      if (!isDue && drawn === entry()) return draws;
      draw();
    }
    return patience + 1;
  }
  const pressed: Record<Extract<Act, string>, () => void> = {
    goOn() {
      if (isWorking) return;
      step = steps[steps.indexOf(step) + 1] ?? step;
      look();
    },
    beginWork() {
      isWorking = true;
    },
    endWork() {
      isWorking = false;
      look();
    },
    draw,
    drawAgain: look,
    back: () => move(-1),
    forth: () => move(1),
    rest,
  };
  /** A link stands on a page that was drawn. */
  const follow = (link: Step) => {
    rest();
    push(pathnameOf(pathOf[link]));
  };
  look();
  return {
    act: (asked: Act) => (typeof asked === 'string' ? pressed[asked]() : follow(asked.link)),
    rest,
    standing: () => ({ step, address: entry().address, drawn: drawn.address, unshown }),
  };
}

const pathnameOf = (address: string) => address.split('?')[0] ?? address;
const anyStep = fc.constantFrom(...steps);
const anyAct = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom<Act>(...acts) },
  { weight: 1, arbitrary: fc.record({ link: anyStep }) },
);

/** Where the address once stayed behind the machine: Back past a move not drawn yet, and a link while it works. */
const onceStuck: [Step, Step, Act[]][] = [
  ['amount', 'amount', ['goOn', 'goOn', 'goOn', 'back']],
  ['amount', 'amount', ['goOn', 'goOn', 'beginWork', { link: 'amount' }, 'draw']],
];

test('a page reloaded at work asks nothing of the machine, and is replaced by what the work leads to', () => {
  const reloaded = watch(noMoves, '/recipient');
  const { moves, next } = lookAt(reloaded, { pathname: '/recipient', search: '', step: 'review', pathOf });
  expect(next).toEqual({ kind: 'setOut' });
  expect(setOut(moves, pathOf.review).replaces).toBe(true);
});

describe('whatever is pressed, and however late it is drawn', () => {
  test('the address ends on the machine’s step, soon, and its history holds only what was shown', () => {
    fc.assert(
      fc.property(anyStep, anyStep, fc.array(anyAct, { maxLength: 30 }), (opening, first, asked) => {
        const browser = browse(opening, first);
        for (const one of asked) browser.act(one);
        browser.act('endWork');
        const draws = browser.rest();
        const { step, address, drawn, unshown } = browser.standing();
        expect(draws).toBeLessThanOrEqual(patience);
        expect({ address, drawn }).toEqual({ address: pathOf[step], drawn: pathOf[step] });
        expect(unshown).toEqual([]);
      }),
      { numRuns: 1000, examples: onceStuck },
    );
  });
});
