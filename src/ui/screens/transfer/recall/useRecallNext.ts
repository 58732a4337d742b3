import { recallMatter } from '#contract/help/openMatters.ts';
import type { RecallCase } from '#contract/transfer/recall.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { openMatterWords } from '#src/locales/openMatterWords.ts';
import { useMatterText } from '../../../formats/useMatterText.ts';

type Seen = { readonly recall: RecallCase | undefined; readonly seenAt: number };

/** Of an open case: who does what next, and by when, as it stands among what is open. */
export function useRecallNext(transfer: Transfer | undefined, { recall, seenAt }: Seen): string | undefined {
  const write = useMatterText();
  if (!transfer || !recall) return undefined;
  const [matter] = recallMatter({ transfer, recall }, seenAt);
  return matter && openMatterWords(matter).next.map(write).join(' ');
}
