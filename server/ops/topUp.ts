import { formatMoney } from '#domain/money/formatMoney.ts';
import { remittanceHandlers } from '#domain/recipient/remittanceHandler.ts';
import { topUpFloat } from '../ledger/topUpFloat.ts';
import { amountOf } from './holdCommands.ts';
import { type OpsAnswer, type OpsRequest, type OpsTools, refusal } from './runCommand.ts';

/** Float was bought for a partner; what waited for it goes on. */
export async function topUp({ db }: OpsTools, request: OpsRequest): Promise<OpsAnswer> {
  const { reference } = request;
  const partner = remittanceHandlers.find((handler) => handler === request.transferId);
  if (!partner) return refusal(`Name the partner: ${remittanceHandlers.join(', ')}.`);
  if (!reference) return refusal('Give the reference of the trade: --reference REF.');
  const bought = amountOf(request.bought);
  const paid = amountOf(request.paid);
  if (!bought || !paid)
    return refusal('Say what was bought and what it cost: --bought "8000000 XAF" --paid "10000 GBP".');

  if (!(await topUpFloat(db, { id: reference, partner, bought, paid })))
    return refusal('That trade was booked already.');
  return { ok: true, lines: [`${partner} has ${formatMoney(bought, 'en')} more.`], data: { partner, bought } };
}
