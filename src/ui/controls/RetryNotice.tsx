import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';
import type { NoticeTone } from './tone.ts';

type RetryNoticeProps = {
  readonly title?: string;
  readonly tone?: NoticeTone;
  readonly children: ReactNode;
  /** What the button says: try again, reload. */
  readonly retry: string;
  readonly onRetry: () => void;
  readonly isPending?: boolean;
};

/** What could not be read, told where it is missing, with the way to ask once more. */
export function RetryNotice({ retry, onRetry, isPending = false, tone = 'danger', ...said }: RetryNoticeProps) {
  return (
    <Notice
      {...said}
      tone={tone}
      isLive
      actions={
        <Button variant="secondary" size="small" isPending={isPending} onPress={onRetry}>
          {retry}
        </Button>
      }
    />
  );
}
