/** What a person does at a page, with their hands or by a tool; moving a mouse over it may be the cat. */
const acts = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'input'] as const;

let actedAt: number | undefined;
const note = () => {
  actedAt = performance.now();
};

/** From now on the page knows when its person last did something. Returns how to stop. */
export function watchPerson(): () => void {
  note();
  for (const act of acts) addEventListener(act, note, { capture: true, passive: true });
  return () => {
    for (const act of acts) removeEventListener(act, note, { capture: true });
    actedAt = undefined;
  };
}

/** Whole seconds since the person last did something; none where nobody watches. */
export const idleSeconds = (): number =>
  actedAt === undefined ? 0 : Math.max(0, Math.floor((performance.now() - actedAt) / 1000));
