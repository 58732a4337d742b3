import type { Break } from './matchLines.ts';
import type { Safeguarding } from './safeguarding.ts';

export type ClosedBook = {
  readonly company: string;
  readonly fileState: 'read' | 'fileUnreadable' | 'unanswered';
  readonly ours: number;
  readonly theirs: number;
  readonly breaks: readonly Break[];
};

export type Reconciliation = {
  readonly day: string;
  readonly books: readonly ClosedBook[];
  readonly figures: readonly Safeguarding[];
};
