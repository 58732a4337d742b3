import type { ReactNode } from 'react';
import { Disclosure as AriaDisclosure, Button, DisclosurePanel, Heading } from 'react-aria-components/Disclosure';
import { classNames } from './classNames.ts';
import styles from './Disclosure.module.css';
import { Icon } from './Icon.tsx';

export type DisclosureProps = {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly isOpenAtFirst?: boolean;
  /** Where something else than its own button closes it, too. */
  readonly opening?: { readonly isOpen: boolean; readonly onChange: (isOpen: boolean) => void };
  /** There is nothing in it now. */
  readonly isDisabled?: boolean;
  /** Where it stands in the page's outline. */
  readonly level?: 2 | 3 | 4;
};

export function Disclosure({
  title,
  children,
  isOpenAtFirst = false,
  opening,
  isDisabled = false,
  level = 3,
}: DisclosureProps) {
  return (
    <AriaDisclosure
      defaultExpanded={isOpenAtFirst}
      isDisabled={isDisabled}
      {...(opening && { isExpanded: opening.isOpen, onExpandedChange: opening.onChange })}
      className={classNames(styles.disclosure)}
    >
      <Heading level={level} className={classNames(styles.heading)}>
        <Button slot="trigger" className={classNames(styles.trigger)}>
          <span>{title}</span>
          <Icon name="chevronDown" />
        </Button>
      </Heading>
      <DisclosurePanel className={classNames(styles.panel)}>
        <div className={styles.content}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
