import { Icon, type IconName } from './Icon.tsx';
import styles from './NeedList.module.css';

/** What is asked of somebody, each with its picture, before it is asked. */
export function NeedList({ needs }: { readonly needs: readonly { readonly icon: IconName; readonly text: string }[] }) {
  return (
    <ul className={styles.list}>
      {needs.map(({ icon, text }) => (
        <li key={icon}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}
