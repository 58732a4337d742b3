import { sql } from 'kysely';
import type { Currency } from '#domain/money/currency.ts';
import { type Money, money, subtract, sum } from '#domain/money/money.ts';
import { type PaymentProviderId, paymentProviderIds } from '#domain/payment/paymentProvider.ts';
import type { Db } from '../database/open.ts';
import { bookJournals } from '../ledger/bookJournals.ts';
import { providerSettled, safeguardingSwept } from '../ledger/holdJournals.ts';
import type { FetchFile, FileLine } from './companyFile.ts';
import { keepClosing, nextRun } from './dailyCloses.ts';
import { payInLines, payoutLines } from './ledgerLines.ts';
import { type BookLine, matchLines } from './matchLines.ts';
import type { ClosedBook, Reconciliation } from './reconciliation.ts';
import { type Safeguarding, safeguardingFigures } from './safeguarding.ts';

/** Days looked at before and after the one that is closed: a line may be dated wrong, or just beyond midnight. */
const reach = { before: 7, after: 1 };

/** Closes a day: every company's file against our books, what reached the bank booked, what is ours taken out. */
export async function reconcile(
  { db, fetchFile }: { db: Db; fetchFile: FetchFile },
  day: string,
): Promise<Reconciliation> {
  const period = { from: plusDays(day, -reach.before), to: plusDays(day, reach.after) };
  const compare = async (company: string, ours: readonly BookLine[]): Promise<Compared> => {
    const onDay = (lines: readonly BookLine[]) => lines.filter(({ date }) => date === day).length;
    const file = await fetchFile(company, period);
    if (!file.ok)
      return { book: { company, fileState: file.refusal, ours: onDay(ours), theirs: 0, breaks: [] }, lines: [] };
    const breaks = matchLines(ours, file.value).filter((each) => (each.ours ?? each.theirs)?.date === day);
    const book = { company, fileState: 'read', ours: onDay(ours), theirs: onDay(file.value), breaks } as const;
    return { book, lines: file.value };
  };

  const payIns: PayIn[] = [];
  for (const provider of await providersUsed(db)) {
    const ours = await payInLines(db, provider, period);
    payIns.push({ provider, ours, ...(await compare(provider, ours)) });
  }
  const bank = await compare('bank', payIns.flatMap(expectedAtBank));
  for (const line of bank.lines) await bookSettlement(db, line, payIns);
  const partners: Compared[] = [];
  for (const partner of ['AZA', 'PIVOT']) partners.push(await compare(partner, await payoutLines(db, partner, period)));

  const books = [...payIns, bank, ...partners].map(({ book }) => book);
  const closed = { day, books, figures: await sweep(db, day) };
  await keepClosing(db, closed, await nextRun(db, day));
  return closed;
}

async function providersUsed(db: Db): Promise<PaymentProviderId[]> {
  const used = await sql<{ provider: string }>`select distinct provider from payment`.execute(db);
  return paymentProviderIds.filter((id) => used.rows.some(({ provider }) => provider === id));
}

type Compared = { readonly book: ClosedBook; readonly lines: readonly FileLine[] };
type PayIn = Compared & { readonly provider: PaymentProviderId; readonly ours: readonly BookLine[] };

const netOf = (currency: Currency, lines: readonly BookLine[], fees: readonly Money[]): Money => {
  const total = (status: string) =>
    sum(
      currency,
      lines.filter((line) => line.status === status).map(({ amount }) => amount),
    );
  const kept = subtract(subtract(total('received'), total('refunded')), total('chargedBack'));
  return subtract(kept, sum(currency, fees));
};

/** What a provider's days should come to at our bank: our own books less the fees its file says it keeps. */
function expectedAtBank({ provider, ours, lines }: PayIn): BookLine[] {
  const days = [...new Set(lines.map(({ date, amount }) => `${date} ${amount.currency}`))];
  return days.flatMap((day) => {
    const isOfDay = ({ date, amount }: BookLine) => `${date} ${amount.currency}` === day;
    const [date = '', code] = day.split(' ');
    const fees = lines.filter(isOfDay).map(({ fee }) => fee);
    const currency = fees[0]?.currency;
    if (!currency || currency !== code) return [];
    const amount = netOf(currency, ours.filter(isOfDay), fees);
    return amount.minor > 0
      ? [{ reference: `SETTLE-${provider}-${date}-${code}`, amount, date, status: 'settled' }]
      : [];
  });
}

/** J10, for what the bank shows, once. */
async function bookSettlement(db: Db, { reference, amount, date }: FileLine, payIns: readonly PayIn[]): Promise<void> {
  const payIn = payIns.find(({ provider }) => reference === `SETTLE-${provider}-${date}-${amount.currency}`);
  if (!payIn) return;
  const kept = payIn.lines.filter((line) => line.date === date && line.amount.currency === amount.currency);
  const fee = sum(
    amount.currency,
    kept.map((line) => line.fee),
  );
  await bookJournals(db, [providerSettled({ reference, provider: payIn.provider, net: amount, fee })]);
}

/** J19, once a day: the bank keeps what customers are owed, and no more; never more is taken than lies there. */
async function sweep(db: Db, day: string): Promise<Safeguarding[]> {
  const before = await safeguardingFigures(db);
  for (const { difference, resource, currency } of before) {
    const ours = money(currency, Math.min(difference.minor, resource.minor));
    if (ours.minor !== 0) await bookJournals(db, [safeguardingSwept(day, { ours })]);
  }
  return safeguardingFigures(db);
}

export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
