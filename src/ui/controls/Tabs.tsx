import { createContext, memo, type ReactNode, useContext } from 'react';
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
  /** Another cannot be opened now. */
  readonly isDisabled?: boolean;
  /** What the open tab shows. */
  readonly children: ReactNode;
};

/** The component library reads the panel through for a stop of Tab whenever it is drawn: not with each key in it. */
const PanelContent = createContext<ReactNode>(undefined);
const ShownContent = () => useContext(PanelContent);

export function Tabs<Id extends string>({ children, ...choice }: TabsProps<Id>) {
  return (
    <PanelContent value={children}>
      <TabChoice {...choice} />
    </PanelContent>
  );
}

const TabChoice = memo(function TabChoice<Id extends string>({
  label,
  items,
  value,
  onChange,
  isDisabled = false,
}: Omit<TabsProps<Id>, 'children'>) {
  return (
    <AriaTabs
      selectedKey={value}
      isDisabled={isDisabled}
      onSelectionChange={(key) => {
        const chosen = items.find(({ id }) => id === key);
        if (chosen) onChange(chosen.id);
      }}
      className={classNames(styles.tabs)}
    >
      <TabRow label={label} items={items} />
      <TabPanel id={value} className={classNames(styles.panel)}>
        <ShownContent />
      </TabPanel>
    </AriaTabs>
  );
}) as <Id extends string>(props: Omit<TabsProps<Id>, 'children'>) => ReactNode;

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
