import { ToggleButton } from 'react-aria-components/ToggleButton';
import button from './Button.module.css';
import { classNames } from './classNames.ts';
import { Icon, type IconName } from './Icon.tsx';

export type IconToggleProps = {
  readonly icon: IconName;
  /** The same whether it is on or off: screen readers say which. */
  readonly label: string;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
};

export function IconToggle({ icon, label, ...ariaProps }: IconToggleProps) {
  return (
    <ToggleButton {...ariaProps} aria-label={label} className={classNames(button.button, button.quiet, button.round)}>
      <Icon name={icon} />
    </ToggleButton>
  );
}
