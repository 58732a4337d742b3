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

/** The browser's own button: it stands on pages that are light. */
export function IconToggle({ icon, label, isSelected, onChange }: IconToggleProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isSelected}
      className={classNames(button.button, button.quiet, button.round)}
      onClick={() => onChange(!isSelected)}
    >
      <Icon name={icon} />
    </button>
  );
}
