import { describe, expect, test } from 'vitest';
import { findTransition } from './findTransition.ts';
import type { TransferFacts } from './transferFacts.ts';

describe('the rule an event takes while a name is looked at (D-123)', () => {
  const cleared = { secondOperator: true, pastLimit: false, approved: false, approvalRequired: false };
  test.each<[string, TransferFacts, string]>([
    ['back to verification, money or not', { ...cleared, resumeTo: 'PENDING_VERIFICATION', fundsHeld: true }, 'T50'],
    ['back to payment', { ...cleared, resumeTo: 'PAYMENT_PROCESSING', fundsHeld: false }, 'T51'],
    ['on when money came meanwhile', { ...cleared, resumeTo: 'PAYMENT_PROCESSING', fundsHeld: true }, 'T52'],
    [
      'to approval when the amount asks for it',
      { ...cleared, resumeTo: 'PAYMENT_COMPLETED', fundsHeld: true, approvalRequired: true },
      'T53',
    ],
  ])('a cleared hit leads %s', (_case, facts, id) => {
    const rule = findTransition({ from: 'WATCHLIST_FAILED', event: 'hit.cleared', by: 'compliance', facts });
    expect(rule).toMatchObject({ ok: true, value: { id } });
  });

  test.each(['PENDING_DOCUMENTATION', 'PAYMENT_FRAUD', 'PAYMENT_SUSPENDED'] as const)(
    'a cleared hit does not lift %s, which stood before it, and leads to documents',
    (resumeTo) => {
      const facts = { ...cleared, resumeTo, fundsHeld: true };
      const rule = findTransition({ from: 'WATCHLIST_FAILED', event: 'hit.cleared', by: 'compliance', facts });
      expect(rule).toMatchObject({ ok: true, value: { id: 'T74' } });
    },
  );

  test.each<[TransferFacts, string | undefined]>([
    [{ screeningClear: true, fundsHeld: false }, 'T37'],
    [{ screeningClear: true, fundsHeld: true }, 'T38'],
    [{ screeningClear: true, fundsHeld: true, approvalRequired: true }, 'T39'],
    [{ screeningClear: false, fundsHeld: true, resumeTo: 'PAYMENT_COMPLETED' }, 'T75'],
    [{ fundsHeld: true, resumeTo: 'PAYMENT_COMPLETED' }, undefined],
  ])('documents that are accepted lead back to the name that is looked at, if one is: %o', (known, id) => {
    const facts = { ...cleared, ...known };
    const rule = findTransition({ from: 'PENDING_DOCUMENTATION', event: 'docs.accepted', by: 'compliance', facts });
    expect(rule.ok ? rule.value.id : undefined).toBe(id);
  });

  test.each(['cancel', 'expire', 'reject'] as const)(
    'nothing is given back by %s while a name is looked at',
    (event) => {
      const by = { cancel: 'customer', expire: 'watchdog', reject: 'compliance' } as const;
      const facts = { legalHold: false, fundsHeld: false, pastLimit: true, operatorDecided: true };
      const isAllowed = (screeningClear: boolean) =>
        findTransition({ from: 'PENDING_DOCUMENTATION', event, by: by[event], facts: { ...facts, screeningClear } }).ok;
      expect([isAllowed(true), isAllowed(false)]).toEqual([true, false]);
    },
  );
});
