import type { StatusTone } from '#domain/transfer/statusLabel.ts';
import { classNames } from './classNames.ts';
import { Icon, type IconName } from './Icon.tsx';
import styles from './StatusBadge.module.css';
import tones from './tone.module.css';
import { toneIcon } from './tone.ts';

export type StatusBadgeProps = {
  readonly tone: StatusTone;
  readonly label: string;
  readonly icon?: IconName;
};

/** A state in words, with its icon and colour, never by colour alone (D-123). */
export function StatusBadge({ tone, label, icon = toneIcon[tone] }: StatusBadgeProps) {
  return (
    <span className={classNames(styles.badge, tones[tone])}>
      <Icon name={icon} />
      {label}
    </span>
  );
}
