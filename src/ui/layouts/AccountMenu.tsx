import { useId, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { classNames } from '../controls/classNames.ts';
import { Icon, type IconName } from '../controls/Icon.tsx';
import styles from './AccountMenu.module.css';

type Shown = { readonly label: string; readonly icon: IconName };

/** A page, something to do, or several pages under one name that opens and closes (SHL-02). */
export type MenuEntry = Shown &
  (
    | { readonly to: string }
    | { readonly onPress: () => void }
    | { readonly pages: readonly { readonly to: string; readonly label: string }[] }
  );

export type AccountMenuProps = {
  readonly entries: readonly MenuEntry[];
  /** A page was chosen: whatever shows the menu over the page can close. */
  readonly onLeave?: () => void;
};

export function AccountMenu({ entries, onLeave }: AccountMenuProps) {
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.label}>
          <Entry entry={entry} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  );
}

type EntryProps = { readonly entry: MenuEntry; readonly onLeave: (() => void) | undefined };

function Entry({ entry, onLeave }: EntryProps) {
  if ('pages' in entry) return <Group {...entry} onLeave={onLeave} />;
  if ('onPress' in entry) {
    return (
      <button type="button" className={styles.entry} onClick={entry.onPress}>
        <Icon name={entry.icon} />
        {entry.label}
      </button>
    );
  }
  // A place on a page is not the page that is shown.
  const To = entry.to.includes('#') ? Link : NavLink;
  return (
    <To to={entry.to} className={classNames(styles.entry)} onClick={onLeave}>
      <Icon name={entry.icon} />
      {entry.label}
    </To>
  );
}

type GroupProps = Extract<MenuEntry, { pages: unknown }> & Pick<EntryProps, 'onLeave'>;

/** Open where one of its pages is shown, until it is closed by hand. */
function Group({ label, icon, pages, onLeave }: GroupProps) {
  const { pathname } = useLocation();
  const listId = useId();
  const isHere = pages.some(({ to }) => to === pathname);
  const [isOpen, setOpen] = useState(isHere);
  return (
    <>
      <button
        type="button"
        className={classNames(styles.entry, isHere && styles.here)}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={icon} />
        {label}
        <span className={classNames(styles.arrow, isOpen && styles.open)}>
          <Icon name="chevronDown" />
        </span>
      </button>
      <ul id={listId} className={styles.pages} hidden={!isOpen}>
        {pages.map((page) => (
          <li key={page.to}>
            <NavLink to={page.to} end className={classNames(styles.entry, styles.page)} onClick={onLeave}>
              {page.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  );
}
