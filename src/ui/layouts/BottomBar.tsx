import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { classNames } from '../controls/classNames.ts';
import { Dialog } from '../controls/Dialog.tsx';
import { Icon, type IconName } from '../controls/Icon.tsx';
import { AccountMenu, type MenuEntry } from './AccountMenu.tsx';
import styles from './BottomBar.module.css';

export type BottomBarProps = {
  /** Two on each side of the main one; the last place opens the rest. */
  readonly before: readonly BarLink[];
  /** Without an address it says why nothing can begin. */
  readonly main: Omit<BarLink, 'to'> & { readonly to?: string };
  readonly after: readonly BarLink[];
  /** Everything else there is, in a sheet. */
  readonly rest: readonly MenuEntry[];
  readonly restEnd: ReactNode;
};

type BarLink = { readonly to: string; readonly label: string; readonly icon: IconName };

/** What a thumb reaches on a phone (SHL-12). */
export function BottomBar({ before, main, after, rest, restEnd }: BottomBarProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <nav className={styles.bar} aria-label={t('controls.shortcuts')} data-print="hide">
      {before.map((link) => (
        <Place key={link.to} {...link} />
      ))}
      <MainPlace {...main} />
      {after.map((link) => (
        <Place key={link.to} {...link} />
      ))}
      <button
        type="button"
        className={styles.place}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
        {t('controls.openMenu')}
      </button>
      <Dialog title={t('controls.openMenu')} isOpen={isOpen} onClose={close}>
        <AccountMenu entries={rest} onLeave={close} />
        <div className={styles.restEnd}>{restEnd}</div>
      </Dialog>
    </nav>
  );
}

function MainPlace({ to, label, icon }: BottomBarProps['main']) {
  const shown = (
    <>
      <span className={styles.disc}>
        <Icon name={icon} />
      </span>
      {label}
    </>
  );
  if (to === undefined) return <span className={classNames(styles.place, styles.main, styles.off)}>{shown}</span>;
  return (
    <NavLink to={to} className={classNames(styles.place, styles.main)}>
      {shown}
    </NavLink>
  );
}

function Place({ to, label, icon }: BarLink) {
  return (
    <NavLink to={to} className={classNames(styles.place)}>
      <Icon name={icon} />
      {label}
    </NavLink>
  );
}
