import { useEffect, useEffectEvent, useState } from 'react';

export type CountdownProps = {
  /** Milliseconds since 1970. */
  readonly deadline: number;
  readonly onEnd?: () => void;
  /** The clock to trust: the server's, where its time decides. */
  readonly now?: () => number;
};

/** The time left as '4:05' or '23:04:05'. Silent for screen readers as it ticks: say the end in words elsewhere. */
export function Countdown({ deadline, onEnd, now = Date.now }: CountdownProps) {
  const [secondsLeft, setSecondsLeft] = useState(() => secondsUntil(deadline, now()));
  const clock = useEffectEvent(() => now());
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    const tick = () => {
      const left = secondsUntil(deadline, clock());
      setSecondsLeft(left);
      if (left > 0) return;
      clearInterval(timer);
      end();
    };
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [deadline]);
  return <time dateTime={`PT${secondsLeft}S`}>{clockText(secondsLeft)}</time>;
}

const secondsUntil = (deadline: number, now: number) => Math.max(0, Math.ceil((deadline - now) / 1000));

function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, index) => (index ? String(part).padStart(2, '0') : String(part))).join(':');
}
