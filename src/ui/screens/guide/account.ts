import { openMattersOf } from '#contract/help/openMatters.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { type AccountRead, accountAway, accountStep } from '#src/dialogue/account/accountReads.ts';
import { type AccountReply, accountReply } from '#src/dialogue/account/accountReply.ts';
import { historyReply } from '#src/dialogue/account/historyReply.ts';
import { limitsReply } from '#src/dialogue/account/limitsAnswer.ts';
import { openReply } from '#src/dialogue/account/openReply.ts';
import { type Rewards, rewardsReply } from '#src/dialogue/account/rewardsReply.ts';
import { sendAgainReply } from '#src/dialogue/account/sendAgain.ts';
import type { AccountAsked } from '#src/dialogue/interpretation/situation.ts';
import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import { userQuery } from '#src/services/account/accountQueries.ts';
import { openMattersQuery } from '#src/services/help/openMatterQueries.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { serverSeconds } from '#src/services/http/serverClock.ts';
import { valuesQuery } from '#src/services/lookup/lookupQueries.ts';
import { sendingLimitQuery } from '#src/services/quote/limitQueries.ts';
import { referralsQuery } from '#src/services/reward/rewardQueries.ts';
import { historyQuery, transferQuery, transfersQuery } from '#src/services/transfer/transferQueries.ts';

/** The one at hand is kept up to date by the page that shows it. */
const freshMilliseconds = 5_000;

/** Reads what the dialogue wants to know of the sender’s account, and gives back what it is to be told. */
export async function readAccount(asked: AccountAsked, guide: GuidedSenderActor): Promise<AccountReply> {
  const step = accountStep(asked, guide);
  if ('reply' in step) return step.reply;
  const { userId = '' } = guide.getSnapshot().context;
  const { question } = asked;
  if (question === 'limits') return limitsReply(guide, await ownLimits(step.reads, userId));
  if (question === 'open') return openReplyOf(userId).catch(() => accountAway);
  if (question === 'history') {
    const found = await foundIn(step.reads, userId);
    return found ? historyReply(asked, found) : accountAway;
  }
  if (question === 'rewards') return rewardsOf(userId).then(rewardsReply, () => accountAway);
  const transfers = await transfersFor(step.reads, userId).catch(() => undefined);
  if (!transfers) return accountAway;
  return question === 'sendAgain' ? sendAgainReply(asked, transfers) : accountReply({ ...asked, question }, transfers);
}

function ownLimits(reads: AccountRead, userId: string) {
  if (reads.kind !== 'limits' || userId === '') return undefined;
  const query = sendingLimitQuery({ userId, currency: reads.currency });
  return queryClient.fetchQuery({ ...query, retry: false }).catch(() => undefined);
}

/** The server looks: of ten thousand transfers only those that are told are fetched. */
function foundIn(reads: AccountRead, userId: string) {
  if (reads.kind !== 'history') return undefined;
  const { page: _, ...narrowed } = reads.filter;
  const query = historyQuery(userId, { ...narrowed, limit: reads.most, offset: 0 });
  return queryClient.fetchQuery({ ...query, staleTime: 0, retry: false }).catch(() => undefined);
}

async function openReplyOf(userId: string): Promise<AccountReply> {
  const read = await queryClient.fetchQuery({ ...openMattersQuery(userId), staleTime: 0, retry: false });
  return openReply(openMattersOf(read, serverSeconds()));
}

async function rewardsOf(userId: string): Promise<Rewards> {
  const fresh = { staleTime: 0, retry: false } as const;
  const [user, { referredUsers }, scheme] = await Promise.all([
    queryClient.fetchQuery({ ...userQuery(userId), ...fresh }),
    queryClient.fetchQuery({ ...referralsQuery, ...fresh }),
    queryClient.fetchQuery({ ...valuesQuery, retry: false }),
  ]);
  return { user, friends: referredUsers, scheme };
}

async function transfersFor(reads: AccountRead, userId: string): Promise<readonly Transfer[]> {
  switch (reads.kind) {
    case 'limits':
    case 'rewards':
    case 'open':
    case 'history':
      return [];
    case 'named': {
      const named = transfersQuery(userId, { limit: 1, offset: 0, transactionId: reads.reference });
      return (await queryClient.fetchQuery({ ...named, staleTime: 0, retry: false })).collections;
    }
    case 'atHand': {
      const one = transferQuery({ userId, transferId: reads.transferId });
      return [await queryClient.fetchQuery({ ...one, staleTime: freshMilliseconds, retry: false })];
    }
    case 'newest': {
      const page = transfersQuery(userId, { limit: reads.most, offset: 0 });
      return (await queryClient.fetchQuery({ ...page, staleTime: 0, retry: false })).collections;
    }
  }
}
