import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './buttonVariants.ts';

type PlainButtonProps = ButtonLook & { readonly onPress: () => void; readonly children: ReactNode };

/** The browser's own button in a Button's clothes, for pages that are light. It cannot wait or be part of a dialog. */
export function PlainButton({ onPress, children, ...look }: PlainButtonProps) {
  return (
    <button type="button" className={buttonClass(look)} onClick={onPress}>
      {children}
    </button>
  );
}
