import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { fullName } from '#contract/recipient/fullName.ts';
import { paths, pathTo } from '#src/app/address/paths.ts';
import { useSignedInUser } from '#src/app/session/sessionContext.ts';
import type { Progress } from '#src/services/document/runDocumentJob.ts';
import { notify } from '#src/ui/controls/notify.tsx';
import { useActorSteps } from '#src/ui/flows/useActorSteps.ts';
import { periodQueryOf } from '#src/ui/screens/document/periodText.ts';
import { StatementDialog } from '#src/ui/screens/document/StatementDialog.tsx';
import { useStatementWords } from '#src/ui/screens/document/useStatementWords.ts';
import { downloadStatementFlow } from './documentFlows.ts';
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
