import type { ClipboardEvent, DragEvent } from 'react';

const refuse = (event: ClipboardEvent | DragEvent) => event.preventDefault();

/** Keeps a number or password from being copied wrong into its twin. Autofill still works: it is no paste (D-36). */
export const pasteBlock = { onPaste: refuse, onCopy: refuse, onCut: refuse, onDrop: refuse } as const;
