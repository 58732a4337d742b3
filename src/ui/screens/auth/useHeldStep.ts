import { useState } from 'react';

/** The step being asked; while the machine works, the one it asked last, so that a form keeps what was typed in it. */
export function useHeldStep<Step extends string>(asked: Step | undefined): Step | undefined {
  const [held, setHeld] = useState(asked);
  if (asked !== undefined && asked !== held) setHeld(asked);
  return asked ?? held;
}
