import { money } from '#domain/money/money.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import { balancesOf, exampleSums, newWorld, type World } from '#tests/fixtures/kernelWorld.ts';
import { type SeededRandom, seededRandom } from '../seededRandom.ts';
import { simulatedBank, simulatedPartner } from './simulatedCompanies.ts';
import { simulatedOperators, simulatedSender } from './simulatedPeople.ts';
import { type SimulatedServer, simulatedServer } from './simulatedServer.ts';
import { day, hour, minute, type SimulatedTime, simulatedTime } from './simulatedTime.ts';

export type SimulatedHistory = {
  readonly seed: string;
  readonly end: TransferStatus;
  /** Events a server was asked to apply. */
  readonly steps: number;
  readonly days: number;
  readonly broken: readonly string[];
  /** What happened when, for a person who looks for the cause. */
  readonly log: readonly string[];
};

/** For so long things go wrong; afterwards everything has so long to come to its end. */
const [faultyFor, patience] = [8 * day, 52 * day];
/** A transfer that nobody pays for is over after a day. */
const payableFor = day;

/** The life of one transfer on a simulated clock, network and database; for one seed always the same. */
export function simulateHistory(seed: string): SimulatedHistory {
  const random = seededRandom(seed);
  const time = simulatedTime();
  const server = simulatedServer({ random, time, world: drawnWorld(random) });
  const tools = { random, time, server };
  const bank = simulatedBank(tools);
  const partner = simulatedPartner(tools);
  simulatedSender({ ...tools, bank });
  simulatedOperators(tools);
  work(time, server, { bank, partner });

  const isBroken = () => server.broken.length > 0;
  time.runUntil(faultyFor, isBroken);
  server.recovers();
  time.runUntil(faultyFor + patience, () => isBroken() || (time.now() > faultyFor + 6 * day && isOver(server.world())));
  return {
    seed,
    end: server.world().state.status,
    steps: server.steps(),
    days: time.now() / day,
    broken: isBroken()
      ? server.broken.slice(0, 3)
      : brokenAtTheEnd(server.world(), { paidByPartner: partner.paid(), atBank: bank.heldForUs() }),
    log: server.log,
  };
}

function drawnWorld(random: SeededRandom): World {
  const extra = random.whole(0, 500);
  const sums = {
    ...exampleSums,
    theyGet: money('XAF', 78_000 + extra),
    promoExtra: money('XAF', extra),
    promoFunded: money('GBP', random.whole(0, 2) * random.whole(0, 5_000)),
    midRate: `${random.whole(700, 900)}`,
  } as const;
  const status = random.pick(['PENDING_PAYMENT', 'PENDING_PAYMENT', 'PENDING_VERIFICATION'] as const);
  return newWorld({ status, sums, pounds: money('GBP', random.chance(0.3) ? 500_000 : 10_000) });
}

type Companies = {
  readonly bank: ReturnType<typeof simulatedBank>;
  readonly partner: ReturnType<typeof simulatedPartner>;
};

/** The server's timed work: hands payouts and refunds over, asks how they stand, and ends what is past its time. */
function work(time: SimulatedTime, server: SimulatedServer, { bank, partner }: Companies) {
  function turn() {
    const { state, payouts, refunds } = server.world();
    if (time.now() >= payableFor && !state.pastLimit) server.becomes({ pastLimit: true });
    if (server.world().state.pastLimit) server.apply({ type: 'expire' });
    if (state.payout?.state === 'QUEUED' && !state.senderBlocked) server.apply({ type: 'payout.started' });
    for (const { reference, state: stage } of payouts) {
      const isUnderWay = ['SUBMITTING', 'SUBMITTED', 'UNKNOWN', 'FAILED'].includes(stage);
      if (isUnderWay && !partner.ask(reference)) partner.order(reference);
    }
    for (const { id, amount, state: stage } of refunds) if (stage === 'QUEUED') bank.refund(id, amount);
    time.after(time.now() < 3 * day ? 10 * minute : 2 * hour, turn);
  }
  time.after(minute, turn);
}

const ends: readonly TransferStatus[] = [
  ...(['COMPLETE', 'CANCELLED', 'PAYMENT_CANCELLED', 'PAYMENT_DECLINED', 'EXPIRED', 'REJECTED', 'REFUNDED'] as const),
];

const isUnpaid = ({ state }: World['refunds'][number]) => state !== 'SETTLED' && state !== 'FAILED';
const isOpen = ({ state }: World['payouts'][number]) =>
  !['CONFIRMED', 'CLOSED', 'RECOVERED', 'RETURNED'].includes(state);

/** Nothing of it waits for anybody. */
const isOver = ({ state, refunds, payouts }: World): boolean =>
  ends.includes(state.status) && !refunds.some(isUnpaid) && !payouts.some(isOpen) && !state.frozen;

type TheirBooks = { readonly paidByPartner: readonly string[]; readonly atBank: ReadonlyMap<string, number> };

/** Nobody is stuck, and the partner's and the bank's own books say what ours do, no more and no less. */
function brokenAtTheEnd(world: World, { paidByPartner, atBank }: TheirBooks): string[] {
  const { state, refunds, payouts } = world;
  const stuck = [...refunds.filter(isUnpaid), ...payouts.filter(isOpen)].map((each) => each.state);
  const ours = payouts.filter((payout) => ['CONFIRMED', 'OVERPAID', 'RECOVERED'].includes(payout.state));
  const differing = [
    ...paidByPartner.filter((reference) => !ours.some((payout) => payout.reference === reference)),
    ...ours.map(({ reference }) => reference).filter((reference) => !paidByPartner.includes(reference)),
  ];
  return [
    ...(isOver(world) ? [] : [`stuck in ${state.status} ${stuck.join(' ')}`]),
    ...differing.map((reference) => `the partner's book and ours differ about ${reference}`),
    ...[...atBank].flatMap(([currency, theirs]) => {
      const ours = -(balancesOf(world).get(`payin_clearing(truelayer) ${currency}`) ?? 0);
      return ours === theirs ? [] : [`the bank holds ${theirs} ${currency} for us, and our books say ${ours}`];
    }),
  ];
}
