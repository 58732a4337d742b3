import { BrandMark } from '../../controls/BrandMark.tsx';
import styles from './mark.module.css';

/** Who speaks, to be seen; what is read out says it in words. */
export function GuideMark({ className }: { readonly className: string | undefined }) {
  return (
    <span className={className} aria-hidden="true">
      <span className={styles.mark}>
        <BrandMark />
      </span>
    </span>
  );
}
