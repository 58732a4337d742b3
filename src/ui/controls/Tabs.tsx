import { memo, type ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { classNames } from './classNames.ts';
import styles from './Tabs.module.css';

export type TabItem<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  /** Present means that the tab cannot be opened, and says why. */
  readonly refusal?: string | undefined;
};

export type TabsProps<Id extends string> = {
  readonly label: string;
  readonly items: readonly TabItem<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  /** What the open tab shows. */
  readonly children: ReactNode;
};

export function Tabs<Id extends string>({ label, items, value, onChange, children }: TabsProps<Id>) {
  return (
    <AriaTabs
      selectedKey={value}
      onSelectionChange={(key) => {
        const chosen = items.find(({ id }) => id === key);
        if (chosen) onChange(chosen.id);
      }}
      className={classNames(styles.tabs)}
    >
      <TabRow label={label} items={items} />
      <TabPanel id={value} className={classNames(styles.panel)}>
        {children}
      </TabPanel>
    </AriaTabs>
  );
}

type TabRowProps = { readonly label: string; readonly items: readonly TabItem<string>[] };

/** Apart from what the open tab shows, which may change with every key. */
const TabRow = memo(function TabRow({ label, items }: TabRowProps) {
  return (
    <TabList aria-label={label} className={classNames(styles.list)}>
      {items.map(({ id, label: words, refusal }) => (
        <Tab key={id} id={id} isDisabled={refusal !== undefined} className={classNames(styles.tab)}>
          <span>{words}</span> {refusal && <span className={styles.refusal}>{refusal}</span>}
        </Tab>
      ))}
    </TabList>
  );
});
