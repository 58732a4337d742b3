import { useEffect, useRef, useState } from 'react';

/**
 * The step being asked; while the machine works, the one it asked last, so that a form keeps what was typed in it.
 * A step that takes another's place on the same address takes the focus too, which would otherwise be lost with it;
 * with errors it is theirs.
 */
export function usePreviousStep<Step extends string>(
  asked: Step | undefined,
  { hasErrors = false }: { readonly hasErrors?: boolean } = {},
): Step | undefined {
  const [held, setHeld] = useState(asked);
  if (asked !== undefined && asked !== held) setHeld(asked);
  const shown = asked ?? held;

  const focused = useRef(shown);
  useEffect(() => {
    if (focused.current === shown) return;
    focused.current = shown;
    if (!hasErrors) document.querySelector('h1')?.focus();
  }, [shown, hasErrors]);
  return shown;
}
