import { LoadingScreen } from '#src/ui/controls/LoadingScreen.tsx';
import { NoScriptScreen } from '#src/ui/screens/failure/NoScriptScreen.tsx';
import styles from '#src/ui/screens/failure/shell.module.css';

/**
 * Written by the build for pages the browser draws. Until its scripts have come the wait shows, as the browser will
 * draw it first: a link that is slow would leave the screen empty for seconds. Who runs none gets what helps instead.
 */
export const ShellPage = () => (
  <>
    <noscript>
      <NoScriptScreen />
    </noscript>
    <div className={styles.wait}>
      <LoadingScreen />
    </div>
  </>
);
