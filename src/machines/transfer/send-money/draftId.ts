import type { SendMoneyContext } from './sendMoneyContext.ts';

/** The id the server keeps what is being prepared under. */
export const keptDraftId = ({ begunDraftId, draftId }: Pick<SendMoneyContext, 'begunDraftId' | 'draftId'>) =>
  begunDraftId ?? draftId;

/** `a`, `a~2`, `a~3`, for what one flow prepares in turn. */
export function nextDraftId(draftId: string): string {
  const [first = draftId, count = '1'] = draftId.split('~');
  return `${first}~${Number(count) + 1}`;
}
