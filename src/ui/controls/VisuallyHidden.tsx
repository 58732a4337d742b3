import type { ReactNode } from 'react';
import field from './Field.module.css';

/** For screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={field.hidden}>{children}</span>;
}
