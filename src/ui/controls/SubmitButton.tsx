import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ButtonLook, buttonClass } from './buttonVariants.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type SubmitButtonProps = ButtonLook & { readonly isPending: boolean; readonly children: ReactNode };

/** Sends a PlainForm. It keeps its place and focus while the form is under way. */
export function SubmitButton({ isPending, children, ...look }: SubmitButtonProps) {
  const { t } = useTranslation();
  return (
    <button type="submit" className={buttonClass(look)} aria-disabled={isPending}>
      {children}
      <VisuallyHidden>{isPending && ` ${t('controls.working')}`}</VisuallyHidden>
    </button>
  );
}
