import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { replyable } from '#src/dialogue/supportNews.ts';
import { type Entry, latestAnswers } from '#src/dialogue/thread.ts';
import type { PartId } from '#src/dialogue/words.ts';
import { VisuallyHidden } from '../../controls/VisuallyHidden.tsx';
import type { Say } from './say.ts';
import { speakerOf } from './spoken.ts';
import { Turn } from './Turn.tsx';
import styles from './thread.module.css';

type ThreadProps = {
  readonly log: readonly Entry[];
  /** Beside each message, when it was said. */
  readonly showsTimes?: boolean;
  readonly say: Say;
  readonly userId: string | undefined;
  readonly changeable: readonly PartId[];
  readonly onChange: (part: PartId) => void;
  /** To what one of our people answered. */
  readonly onReply?: (() => void) | undefined;
  /** Escape: back to the answer. */
  readonly onLeave: () => void;
};

/** What was said, one tab stop with arrows inside (R11); nothing in it is live (R7). */
export function Thread({ log, showsTimes = false, say, userId, changeable, onChange, onReply, onLeave }: ThreadProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState<number>();
  const active = log.some(({ id }) => id === current) ? current : log.at(-1)?.id;
  const repliedTo = replyable(log);
  const latest = new Set(latestAnswers(log).map(({ id }) => id));

  function move(to: number) {
    const entry = log[Math.max(0, Math.min(log.length - 1, to))];
    if (!entry) return;
    setCurrent(entry.id);
    list.current?.querySelector<HTMLElement>(`[data-turn="${entry.id}"]`)?.focus();
  }

  function steer(event: KeyboardEvent) {
    const here = log.findIndex(({ id }) => id === active);
    const target = { ArrowUp: here - 1, ArrowDown: here + 1, Home: 0, End: log.length - 1 }[event.key];
    if (target === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    if (target === undefined) onLeave();
    else move(target);
  }

  return (
    <section aria-label={t('guide.history')} className={styles.history}>
      <VisuallyHidden>
        <span id="guide-history-hint">{t('guide.historyHint')}</span>
      </VisuallyHidden>
      <ol ref={list} className={styles.thread} aria-describedby="guide-history-hint" onKeyDown={steer}>
        {log.map((entry, index) => (
          <Turn
            key={entry.id}
            entry={entry}
            say={say}
            userId={userId}
            showsTime={showsTimes}
            isActive={entry.id === active}
            isFirstOfRun={isFirstOfRun(log, index)}
            onFocus={() => setCurrent(entry.id)}
            {...(entry.id === repliedTo && onReply && { onReply })}
            {...(entry.kind === 'answered' &&
              latest.has(entry.id) &&
              changeable.includes(entry.part) && { onChange: () => onChange(entry.part) })}
          />
        ))}
      </ol>
    </section>
  );
}

/** Whether the other spoke before, or nobody. */
function isFirstOfRun(log: readonly Entry[], index: number): boolean {
  const [entry, before] = [log[index], log[index - 1]];
  return entry !== undefined && (before === undefined || speakerOf(before) !== speakerOf(entry));
}
