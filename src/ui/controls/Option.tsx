import type { ReactNode } from 'react';
import { Text } from 'react-aria-components/Select';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import list from './OptionList.module.css';

export type OptionContent = {
  readonly label: string;
  readonly detail?: string;
  /** What the closed Select shows instead of the label: 'GBP', '+44'. */
  readonly short?: string;
  readonly icon?: ReactNode;
};

/** One line of an open Select or ComboBox. */
export function Option({ label, detail, icon }: OptionContent) {
  return (
    <>
      {icon}
      <span className={list.words}>
        <Text slot="label">{label}</Text>
        {detail && (
          <Text slot="description" className={classNames(list.detail)}>
            {detail}
          </Text>
        )}
      </span>
      <span className={list.tick}>
        <Icon name="check" />
      </span>
    </>
  );
}
