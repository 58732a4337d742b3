import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usualStatementDays } from '#domain/statement/statementPeriod.ts';
import type { Progress } from '#src/services/documents/runDocumentJob.ts';
import { serverMilliseconds } from '#src/services/serverClock.ts';
import { notify } from '#src/ui/controls/notify.tsx';
import { useActorSteps } from '#src/ui/screens/auth/useActorSteps.ts';
import { periodQueryOf } from '#src/ui/screens/documents/periodText.ts';
import { StatementDialog } from '#src/ui/screens/documents/StatementDialog.tsx';
import { useStatementWords } from '#src/ui/screens/documents/useStatementWords.ts';
import { fullName } from '#src/ui/screens/send-money/recipientText.ts';
import { downloadStatementFlow } from './documentFlows.ts';
import { paths, pathTo } from './paths.ts';
import { useSignedInUser } from './SessionProvider.tsx';

/** One statement, from the two days to the saved file, or to the page that prints (TXN-32…39). */
export function StatementDownload({ onEnd }: { readonly onEnd: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const wordsFor = useStatementWords(fullName(useSignedInUser().profile));
  const [progress, setProgress] = useState<Progress>();
  const [{ today, weekAgo }] = useState(daysNow);
  const [flow] = useState(() =>
    downloadStatementFlow({
      wordsFor,
      nameFor: (period) => t('documents.statement.fileName', periodQueryOf(period)),
      onProgress: setProgress,
    }),
  );
  const actor = useActorRef(flow);
  useActorSteps(actor, ({ status, output }) => {
    if (status !== 'done') return;
    if (output?.outcome === 'saved') notify({ tone: 'positive', text: t('documents.statement.saved') });
    onEnd();
  });
  return (
    <StatementDialog
      actor={actor}
      today={today}
      usual={{ from: weekAgo, to: today }}
      progress={progress}
      onPrint={(period) => void navigate(pathTo(paths.statementPrint, { query: periodQueryOf(period) }))}
    />
  );
}

/** Today on the reader's calendar, by the server's clock, and the first day that is filled in (D-92, D-93). */
function daysNow() {
  const now = new Date(serverMilliseconds());
  const dayOf = (date: Date) => ({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() });
  const first = new Date(now.getFullYear(), now.getMonth(), now.getDate() - usualStatementDays);
  return { today: dayOf(now), weekAgo: dayOf(first) };
}
