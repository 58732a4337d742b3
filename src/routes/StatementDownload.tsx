import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Progress } from '#src/services/documents/runDocumentJob.ts';
import { notify } from '#src/ui/controls/notify.tsx';
import { useActorSteps } from '#src/ui/screens/auth/useActorSteps.ts';
import { periodQueryOf } from '#src/ui/screens/documents/periodText.ts';
import { StatementDialog } from '#src/ui/screens/documents/StatementDialog.tsx';
import { useStatementWords } from '#src/ui/screens/documents/useStatementWords.ts';
import { fullName } from '#src/ui/screens/send-money/recipientText.ts';
import { downloadStatementFlow } from './documentFlows.ts';
import { paths, pathTo } from './paths.ts';
import { useSignedInUser } from './sessionContext.ts';
import { statementDays } from './statementDays.ts';

/** One statement, from the two days to the saved file, or to the page that prints (TXN-32…39). */
export function StatementDownload({ onEnd }: { readonly onEnd: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const wordsFor = useStatementWords(fullName(useSignedInUser().profile));
  const [progress, setProgress] = useState<Progress>();
  const [{ today, weekAgo }] = useState(statementDays);
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
