import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { IconButton } from './Button.tsx';
import { classNames } from './classNames.ts';
import styles from './Dialog.module.css';

/** Pixels: profile 800, recipient 600, reward 410 (SHL-11). */
export type DialogWidth = 800 | 600 | 410;

const widths: Record<DialogWidth, string | undefined> = {
  800: styles.w800,
  600: styles.w600,
  410: styles.w410,
};

export type DialogProps = {
  readonly title: string;
  readonly isOpen: boolean;
  /** Absent means that the dialog cannot be left without choosing one of its actions (SHL-08). */
  readonly onClose?: (() => void) | undefined;
  readonly width?: DialogWidth;
  /** 'alertdialog' for what interrupts and asks, like deleting. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly children: ReactNode;
  /** The buttons, at the bottom, the main one first. */
  readonly actions?: ReactNode;
};

/** Keeps focus inside while open and gives it back to where it came from. */
export function Dialog({ title, isOpen, onClose, width = 600, role = 'dialog', children, actions }: DialogProps) {
  const { t } = useTranslation();
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose?.()}
      isDismissable={onClose !== undefined && role === 'dialog'}
      isKeyboardDismissDisabled={onClose === undefined}
      className={classNames(styles.overlay)}
    >
      <Modal className={classNames(styles.modal, widths[width])}>
        <AriaDialog role={role} className={classNames(styles.dialog)}>
          <div className={styles.header}>
            <Heading slot="title" className={classNames(styles.title)}>
              {title}
            </Heading>
            {onClose && <IconButton icon="cross" label={t('controls.close')} onPress={onClose} />}
          </div>
          {/* Words alone may be longer than a phone: the keyboard scrolls what it can focus. */}
          <div className={styles.body} tabIndex={role === 'alertdialog' ? 0 : undefined}>
            {children}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
