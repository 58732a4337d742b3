import { type ReactNode, useLayoutEffect } from 'react';
import { ContinueInGuide } from './ContinueInGuide.tsx';
import way from './goOn.module.css';
import { useSendFrame } from './SendFrame.tsx';
import { SendHeading, type SendHeadingProps } from './SendHeading.tsx';
import styles from './send.module.css';
import { WorriedLink } from './WorriedLink.tsx';

export type SendPageProps = SendHeadingProps & {
  readonly children: ReactNode;
  /** Beside the content on wide screens, under it on narrow ones: the sum. */
  readonly aside?: ReactNode;
  /** The way on, with what it costs; on phones it stays at the bottom of the screen. */
  readonly goOn?: ReactNode;
};

/** One page of sending money: where the sender is, what is asked, and the sum beside it. */
export function SendPage({ children, aside, goOn, ...heading }: SendPageProps) {
  const { step, title, drawn, lead, hasErrors = false, leavesFocus = false } = heading;
  const tellFrame = useSendFrame();
  useLayoutEffect(
    () => tellFrame?.({ step, title, drawn, lead, hasErrors, leavesFocus }),
    [tellFrame, step, title, drawn, lead, hasErrors, leavesFocus],
  );
  const content = (
    <>
      <ContinueInGuide isUnderWay={step !== 'getQuote'} />
      <div className={aside ? styles.columns : styles.column}>
        <div className={styles.main}>
          {children}
          {(step === 'review' || step === 'pay') && <WorriedLink />}
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
        {goOn && <div className={way.goOn}>{goOn}</div>}
      </div>
    </>
  );
  if (tellFrame) return content;
  return (
    <div className={styles.page}>
      <SendHeading {...heading} />
      {content}
    </div>
  );
}
