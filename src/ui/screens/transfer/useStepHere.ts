import { useEffect, useRef, useState } from 'react';

/** While the flow works, what was there stays; what takes its place takes the focus, which would be lost with it. */
export function useStepHere<Step extends string>(asked: Step | undefined) {
  const [held, setHeld] = useState(asked);
  if (asked !== undefined && asked !== held) setHeld(asked);
  const step = asked ?? held;
  const body = useRef<HTMLDivElement>(null);
  const focused = useRef(step);
  useEffect(() => {
    if (focused.current !== undefined && focused.current !== step) body.current?.focus();
    focused.current = step;
  }, [step]);
  return { step, body };
}
