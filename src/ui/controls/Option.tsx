import type { ReactNode } from 'react';
import { Text } from 'react-aria-components/Select';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import list from './OptionList.module.css';

export type OptionContent = {
  readonly label: string;
  readonly detail?: string;
  readonly icon?: ReactNode;
};

/** One line of a Select or ComboBox, and what the closed Select shows of it. */
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
