import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findTransition, isOpen } from './findTransition.ts';
import { isTerminal } from './statusGroups.ts';
import { conditions, payoutStages, type TransferFacts } from './transferFacts.ts';
import { type TransferStatus, transferStatuses } from './transferStatus.ts';
import { transferActors, transferEvents } from './transitionRule.ts';
import { creations, transitions, transitionsFrom } from './transitions.ts';

/** The matrix as decided (D-123), row by row: where each status may go. */
const matrix: Record<TransferStatus, string> = {
  PENDING_VERIFICATION: 'PP PC PD WF CA EX RJ',
  PENDING_PAYMENT: 'PV PR PC PD WF PF PS CA PX DE EX RJ',
  PAYMENT_PROCESSING: 'PP PC WF PF PS PX DE',
  PAYMENT_COMPLETED: 'PD PA WF PF PS CO CA RJ',
  PENDING_DOCUMENTATION: 'PP PC PA WF CA EX RJ',
  PENDING_APPROVAL: 'PC PD WF PF CA RJ',
  WATCHLIST_FAILED: 'PV PP PC PD PA RJ',
  PAYMENT_FRAUD: 'PC PD WF RJ',
  PAYMENT_SUSPENDED: 'PC PD WF PF CO CA DE RJ',
  COMPLETE: 'RF',
  CANCELLED: 'RF',
  PAYMENT_CANCELLED: 'RF',
  PAYMENT_DECLINED: 'RF',
  EXPIRED: 'RF',
  REJECTED: 'RF',
  REFUNDED: '',
};

const abbreviation: Record<TransferStatus, string> = {
  PENDING_VERIFICATION: 'PV',
  PENDING_PAYMENT: 'PP',
  PAYMENT_PROCESSING: 'PR',
  PAYMENT_COMPLETED: 'PC',
  PENDING_DOCUMENTATION: 'PD',
  PENDING_APPROVAL: 'PA',
  WATCHLIST_FAILED: 'WF',
  PAYMENT_FRAUD: 'PF',
  PAYMENT_SUSPENDED: 'PS',
  COMPLETE: 'CO',
  CANCELLED: 'CA',
  PAYMENT_CANCELLED: 'PX',
  PAYMENT_DECLINED: 'DE',
  EXPIRED: 'EX',
  REJECTED: 'RJ',
  REFUNDED: 'RF',
};

const anyStatus = fc.constantFrom(...transferStatuses);
const perhaps = fc.option(fc.boolean(), { nil: undefined });

/** Any mixture of known and unknown facts. */
const anyFacts: fc.Arbitrary<TransferFacts> = fc
  .record({
    known: fc.dictionary(fc.constantFrom(...factNames()), perhaps),
    resumeTo: fc.option(anyStatus, { nil: undefined }),
    payout: fc.option(fc.constantFrom(...payoutStages), { nil: undefined }),
  })
  .map(({ known, resumeTo, payout }) => ({
    ...known,
    ...(resumeTo && { resumeTo }),
    ...(payout && { payout }),
  }));

describe('the table of transitions', () => {
  test('has 71 edges and 2 creations, and of two edges a rule more (TRF-18, D-123)', () => {
    const edges = transitions.map(({ from, to }) => `${from} ${to}`);
    expect(new Set(edges).size).toBe(71);
    expect(edges.filter((edge, index) => edges.indexOf(edge) !== index)).toEqual([
      'PENDING_DOCUMENTATION WATCHLIST_FAILED',
      'WATCHLIST_FAILED PENDING_DOCUMENTATION',
    ]);
    expect(creations.map(({ to }) => to)).toEqual(['PENDING_VERIFICATION', 'PENDING_PAYMENT']);
  });

  test('numbers every row once, T01 to T75', () => {
    const ids = [...creations, ...transitions].map(({ id }) => id).sort();
    expect(ids).toEqual(Array.from({ length: 75 }, (_, index) => `T${String(index + 1).padStart(2, '0')}`));
  });

  test.each(transferStatuses)('%s leads where the decided matrix says and nowhere else (D-123)', (from) => {
    const targets = new Set(transitionsFrom[from].map(({ to }) => abbreviation[to]));
    expect([...targets].sort()).toEqual(matrix[from].split(' ').filter(Boolean).sort());
  });

  test('forbids 185 of the 256 pairs, every status to itself among them', () => {
    const allowed = new Set(transitions.map(({ from, to }) => `${from} ${to}`));
    expect(256 - allowed.size).toBe(185);
    expect(transitions.filter(({ from, to }) => from === to)).toEqual([]);
  });

  test('leaves the seven terminal statuses only to REFUNDED (TRF-19)', () => {
    const terminal = transferStatuses.filter(isTerminal);
    expect(terminal).toHaveLength(7);
    for (const from of terminal) {
      expect(transitionsFrom[from].map(({ to }) => to)).toEqual(from === 'REFUNDED' ? [] : ['REFUNDED']);
    }
  });

  test('reaches every status from a creation, and an end from every status', () => {
    expect(reachableFrom(creations.map(({ to }) => to)).size).toBe(16);
    for (const status of transferStatuses) expect([...reachableFrom([status])].some(isTerminal)).toBe(true);
  });

  test('uses every event, every actor and every condition it names', () => {
    const rows = [...creations, ...transitions];
    expect(new Set(rows.flatMap(({ on }) => [...on])).size).toBe(transferEvents.length);
    expect(new Set(rows.flatMap(({ by }) => [...by])).size).toBe(transferActors.length);
    expect(new Set(rows.flatMap(({ when = [] }) => [...when])).size).toBe(Object.keys(conditions).length);
  });

  test('asks for two operators on eight rules', () => {
    const double = transitions.filter(({ when }) => when?.includes('secondOperator'));
    expect(double.map(({ id }) => id).sort()).toEqual(['T44', 'T50', 'T51', 'T52', 'T53', 'T55', 'T73', 'T74']);
  });

  test('never leaves more than one rule open for the same event and facts', () => {
    fc.assert(
      fc.property(anyStatus, fc.constantFrom(...transferEvents), anyFacts, (from, event, facts) => {
        const open = transitionsFrom[from].filter((rule) => rule.on.includes(event) && isOpen(rule, facts));
        expect(open.length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 2000 },
    );
  });

  test('opens no rule that has conditions while nothing is known', () => {
    const unconditional = transitions.filter((rule) => isOpen(rule, {}));
    expect(unconditional.every(({ when = [] }) => when.length === 0)).toBe(true);
  });
});

describe('what a partner may still pay out', () => {
  const neverWill = ['NONE', 'QUEUED', 'CLOSED', 'RECOVERED'];

  test.each(payoutStages)('is told by the stage %s', (payout) => {
    expect(conditions.payoutNotSubmitted({ payout })).toBe(neverWill.includes(payout));
    expect(conditions.payoutNotUnderWay({ payout })).toBe([...neverWill, 'FAILED'].includes(payout));
  });

  test('is not ruled out while nothing is known', () => {
    expect(conditions.payoutNotSubmitted({})).toBe(false);
    expect(conditions.payoutNotUnderWay({})).toBe(false);
  });
});

describe('the rule an event takes', () => {
  const kyc = (facts: TransferFacts) =>
    findTransition({ from: 'PENDING_VERIFICATION', event: 'kyc.valid', by: 'kyc', facts });

  test.each<[string, TransferFacts, string]>([
    ['to payment while no money has come', { fundsHeld: false, pastLimit: false, screeningClear: true }, 'T03'],
    ['past payment when the money is already there', { fundsHeld: true, amountIsDue: true }, 'T04'],
  ])('verification leads %s', (_case, facts, id) => {
    expect(kyc(facts)).toMatchObject({ ok: true, value: { id } });
  });

  test('one operator alone does not approve', () => {
    const approve = (secondOperator: boolean) =>
      findTransition({ from: 'PENDING_APPROVAL', event: 'approve', by: 'compliance', facts: { secondOperator } }).ok;
    expect([approve(false), approve(true)]).toEqual([false, true]);
  });

  test.each<[TransferFacts['payout'], boolean]>([
    ['NONE', true],
    ['QUEUED', true],
    ['SUBMITTING', false],
    ['SUBMITTED', false],
    ['UNKNOWN', false],
    ['CONFIRMED', false],
    [undefined, false],
  ])('a paid transfer with a payout at %s is cancelled: %s (D-122)', (payout, allowed) => {
    const facts = payout ? { payout } : {};
    expect(findTransition({ from: 'PAYMENT_COMPLETED', event: 'cancel', by: 'customer', facts }).ok).toBe(allowed);
  });

  test('screening is not for the customer to report, and COMPLETE is not left by cancelling', () => {
    const facts = { resumeTo: 'PENDING_VERIFICATION' } as const;
    expect(
      findTransition({ from: 'PENDING_VERIFICATION', event: 'watchlist.hit', by: 'customer', facts }),
    ).toMatchObject({
      refusal: 'actorRefused',
    });
    expect(findTransition({ from: 'COMPLETE', event: 'cancel', by: 'customer', facts })).toMatchObject({
      refusal: 'transitionMissing',
    });
  });

  test.each<[boolean, string]>([
    [true, 'PENDING_PAYMENT'],
    [false, 'PENDING_VERIFICATION'],
  ])('a sender whose identity suffices (%s) starts at %s', (identitySufficient, to) => {
    const facts = { quoteUsable: true, withinLimits: true, identitySufficient };
    expect(findTransition({ event: 'create', by: 'customer', facts })).toMatchObject({ ok: true, value: { to } });
  });
});

test('every rule and each of its conditions is as it was reviewed: one dropped shows here', async () => {
  const rules = [...creations.map((rule) => ({ ...rule, from: 'new' })), ...transitions];
  const lines = rules.map(
    ({ id, from, to, on, by, when = [] }) =>
      `${id}  ${from} → ${to}  on ${on.join(', ')}  by ${by.join(', ')}  when ${when.join(', ') || '–'}`,
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./transitions.reviewed.txt');
});

function factNames(): (keyof TransferFacts)[] {
  return [
    'fundsHeld',
    'amountIsDue',
    'pastLimit',
    'screeningClear',
    'openAttempt',
    'otherAttempt',
    'approved',
    'approvalRequired',
    'secondOperator',
    'reasonGiven',
    'operatorDecided',
    'legalHold',
    'settledBefore',
    'attemptIsCurrent',
  ];
}

function reachableFrom(starts: readonly TransferStatus[]): Set<TransferStatus> {
  const seen = new Set(starts);
  for (const status of seen) for (const { to } of transitionsFrom[status]) seen.add(to);
  return seen;
}
