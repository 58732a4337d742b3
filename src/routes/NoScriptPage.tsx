import { NoScriptScreen } from '#src/ui/screens/failure/NoScriptScreen.tsx';

/** Only ever written by the build: a browser that runs scripts does not look into it. */
export const NoScriptPage = () => (
  <noscript>
    <NoScriptScreen />
  </noscript>
);
