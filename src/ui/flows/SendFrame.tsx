import { createContext, type ReactNode, useContext, useState } from 'react';
import { SendHeading, type SendHeadingProps } from './SendHeading.tsx';
import styles from './send.module.css';

/** What the page inside says of itself, for the frame around it. */
const SendFrameContext = createContext<((heading: SendHeadingProps) => void) | undefined>(undefined);

/** Absent where a page has no frame around it, and draws its own. */
export const useSendFrame = () => useContext(SendFrameContext);

type SendFrameProps = SendHeadingProps & { readonly children: ReactNode };

/**
 * The steps and the heading of sending money, which stay while one page under them gives way to another: drawn anew they
 * would be the largest thing the browser paints, long after they could be read.
 */
export function SendFrame({ children, ...first }: SendFrameProps) {
  const [heading, setHeading] = useState<SendHeadingProps>(first);
  return (
    <div className={styles.page}>
      <SendHeading {...heading} />
      <SendFrameContext value={setHeading}>{children}</SendFrameContext>
    </div>
  );
}
