import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { useTranslation } from 'react-i18next';
import styles from './Button.module.css';
import { type ButtonLook, buttonClass } from './buttonVariants.ts';
import { classNames } from './classNames.ts';
import { Icon, type IconName } from './Icon.tsx';
import { Spinner } from './Spinner.tsx';

export type ButtonProps = Omit<AriaButtonProps, 'className' | 'style' | 'children'> &
  ButtonLook & { readonly children: ReactNode };

/** While pending it keeps focus and its width, ignores presses and says that it is working. */
export function Button({ variant, size, isWide, children, ...ariaProps }: ButtonProps) {
  const { t } = useTranslation();
  const look = buttonClass({ ...(variant && { variant }), ...(size && { size }), ...(isWide && { isWide }) });
  return (
    <AriaButton {...ariaProps} className={look}>
      <span className={styles.words}>{children}</span>{' '}
      {ariaProps.isPending && (
        <ProgressBar isIndeterminate aria-label={t('controls.working')} className={classNames(styles.pending)}>
          <Spinner />
        </ProgressBar>
      )}
    </AriaButton>
  );
}

export type IconButtonProps = Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'aria-label'> & {
  readonly icon: IconName;
  readonly label: string;
};

/** A round button without words on it; its label is what screen readers say. */
export function IconButton({ icon, label, ...ariaProps }: IconButtonProps) {
  return (
    <AriaButton {...ariaProps} aria-label={label} className={classNames(styles.button, styles.quiet, styles.round)}>
      <Icon name={icon} />
    </AriaButton>
  );
}
