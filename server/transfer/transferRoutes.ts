import { mostRows } from '#contract/protocol/field.ts';
import { makeAgain } from '#contract/transfer/makeAgain.ts';
import { sumIn } from '#contract/transfer/sumText.ts';
import {
  acknowledgeScamAlert,
  cancelTransfer,
  createTransfer as createTransferEndpoint,
  listTransfers,
  readStatement,
  readTransfer,
  readTransferResult,
  updateTransfer,
} from '#contract/transfer/transfer.ts';
import type { Money } from '#domain/money/money.ts';
import type { PaymentWays } from '#domain/payment/paymentWays.ts';
import { accept } from '#domain/result.ts';
import { mostStatementRows } from '#domain/statement/statementPeriod.ts';
import { paymentResult } from '#domain/transfer/resultState.ts';
import { isTerminal } from '#domain/transfer/statusGroups.ts';
import { confirmed } from '../account/factors/stepUp.ts';
import type { Db } from '../database/open.ts';
import type { Allowance, AttemptLimiter } from '../http/rateLimiter.ts';
import { type Caller, publicRoute, refused, signedInRoute } from '../http/route.ts';
import type { PriceSmallFirst } from '../quote/smallFirstPrice.ts';
import { screen } from '../screening/screening.ts';
import type { Watchlist } from '../screening/watchlist.ts';
import { writeSecurityEvent } from '../security/securityEvents.ts';
import { cancelFor } from './cancelTransfer.ts';
import { changeRecipient, type RecipientChangeTools } from './changeRecipient.ts';
import { chooseGateway } from './changeTransfer.ts';
import { createTransfer } from './createTransfer.ts';
import {
  readOwnTransfer,
  readOwnTransfers,
  readTransferToScreen,
  type TransferToScreen,
} from './lifecycle/transferStore.ts';
import { priceAgain } from './makeAgain.ts';
import { endWhole, smallFirstRoute } from './smallFirst.ts';

export type TransferDependencies = RecipientChangeTools & {
  readonly limiter: AttemptLimiter;
  readonly watchlist: Watchlist;
  readonly inPounds: (amount: Money) => Promise<Money | undefined>;
  readonly priceSmallFirst: PriceSmallFirst;
  /** Closes an open payment with its provider, so that a transfer can be cancelled; false when money may still come. */
  readonly closeOpenPayment: (transferId: string) => Promise<boolean>;
  /** What can be paid with at this moment. */
  readonly ways: () => PaymentWays;
};

/** Statements a person may read; one of 8,000 rows is the heaviest answer there is. */
const statementsAllowed: Allowance = { limit: 60, windowSeconds: 3_600 };
const tooManyRows = { fields: [{ field: 'dateFrom', problem: 'too_big' }] };

/** Before anything is paid for them: whom the money is to go to. */
const screened = ({ transfer: { id, recipientId, recipient }, versions }: TransferToScreen) => ({
  transferId: id,
  people: [{ subject: `recipient:${recipientId}`, firstName: recipient.firstName, lastName: recipient.lastName }],
  versions,
});

const readOwnIn =
  (dependencies: TransferDependencies) =>
  async (transferId: string, { userId }: Caller) => {
    const transfer = await readOwnTransfer(dependencies, { transferId, userId });
    return transfer ? accept(transfer) : refused('notFound');
  };
type ReadOwn = ReturnType<typeof readOwnIn>;

const createRoute = (dependencies: TransferDependencies, own: ReadOwn) =>
  signedInRoute(createTransferEndpoint, async ({ params, body }, caller) => {
    const userId = params.id;
    if (userId !== caller.userId) return refused('notFound');
    const created = await createTransfer(dependencies, {
      userId,
      quoteId: body.transferQuoteId,
      recipientId: body.recipientId,
      reasonId: body.transferReasonId,
      confirms: (transaction, deed) => confirmed(transaction, caller, deed),
      draftId: body.draftId,
      madeAgainFrom: body.madeAgainFrom,
      smallFirstOf: body.smallFirstOf,
      restOf: body.restOf,
    });
    if (!created.ok) return created;
    const { smallFirstOf: whole } = body;
    const ended = whole ? await endWhole(dependencies, { whole, first: created.value }) : accept(true as const);
    if (!ended.ok) return ended;
    const made = await readTransferToScreen(dependencies, {
      transferId: created.value,
      userId,
      ...dependencies.watchlist,
    });
    if (!made) return refused('notFound');
    return (await screen(dependencies, screened(made))) ? accept(made.transfer) : own(created.value, caller);
  });

export const transferRoutes = (dependencies: TransferDependencies) => {
  const { db, ways } = dependencies;
  const own = readOwnIn(dependencies);

  return [
    createRoute(dependencies, own),
    makeAgainRoute(db),
    smallFirstRoute(dependencies),

    signedInRoute(readTransfer, async ({ params }, caller) =>
      params.id === caller.userId ? own(params.tid, caller) : refused('notFound'),
    ),

    signedInRoute(listTransfers, async ({ params, query }, { userId }) => {
      if (params.id !== userId) return refused('notFound');
      const page = { limit: query.limit ?? mostRows, offset: query.offset ?? 0 };
      const amount = sumIn(query.amount ?? '');
      const asked = { userId, ...query, ...page, amount, search: query.transactionId };
      return accept(await readOwnTransfers(dependencies, asked));
    }),

    signedInRoute(readStatement, async ({ params, query }, { userId }) => {
      if (params.id !== userId) return refused('notFound');
      const tooMany = await dependencies.limiter.take(`statement:${userId}`, statementsAllowed);
      if (tooMany) return tooMany;
      const asked = { userId, group: 'completed', limit: mostStatementRows, offset: 0, ...query } as const;
      const { collections, total } = await readOwnTransfers(dependencies, asked);
      if (total > mostStatementRows) return refused('requestInvalid', tooManyRows);
      return accept({ collections });
    }),

    signedInRoute(cancelTransfer, async ({ params }, caller) => {
      if (params.id !== caller.userId) return refused('notFound');
      const found = await own(params.tid, caller);
      if (!found.ok) return found;
      const cancelled = await cancelFor(dependencies, found.value);
      return cancelled.ok ? own(params.tid, caller) : cancelled;
    }),

    signedInRoute(updateTransfer, async ({ params, body }, caller) => {
      const found = await own(params.tid, caller);
      if (!found.ok) return found;
      const changed =
        'recipientId' in body
          ? await changeRecipient(dependencies, { transfer: found.value, recipientId: body.recipientId, caller })
          : await chooseGateway(db, { transfer: found.value, ways: ways(), ...body });
      if (!changed.ok) return changed;
      if ('recipientId' in body) {
        await writeSecurityEvent(db, { kind: 'recipientChanged', outcome: 'done', userId: caller.userId });
      }
      return own(params.tid, caller);
    }),

    signedInRoute(acknowledgeScamAlert, async ({ body }, caller) => {
      const found = await own(body.transferId, caller);
      if (!found.ok || !(await isOwnRecipient(db, { id: body.recipientId, userId: caller.userId }))) {
        return refused('notFound');
      }
      await db
        .insertInto('scam_acknowledgment')
        .values({ user_id: caller.userId, recipient_id: body.recipientId, transfer_id: body.transferId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return accept({ done: true as const });
    }),

    publicRoute(readTransferResult, async ({ params }) => {
      const row = await db.selectFrom('transfer').select('status').where('id', '=', params.tid).executeTakeFirst();
      if (!row) return refused('notFound');
      const { state } = paymentResult({ status: row.status });
      const ended = isTerminal(row.status);
      return state === 'ERROR' ? refused('notFound') : accept({ state, ended });
    }),
  ];
};

const makeAgainRoute = (db: Db) =>
  signedInRoute(makeAgain, async ({ params }, { userId }) =>
    params.id === userId ? priceAgain(db, { userId, transferId: params.tid }) : refused('notFound'),
  );

async function isOwnRecipient(db: Db, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const found = db.selectFrom('recipient').select('id').where('id', '=', id).where('user_id', '=', userId);
  return (await found.executeTakeFirst()) !== undefined;
}
