import { describe, expectTypeOf, test } from 'vitest';
import type { Deposit, payDepositMachine } from '../fixtures/payDepositMachine.ts';
import type { ReserveTableStep, reserveTableMachine } from '../fixtures/reserveTableMachine.ts';
import type { Outcome, PathSpec, StepOf } from './pathSpec.ts';
import type { Screen } from './walkScreen.ts';

type Spec = PathSpec<typeof reserveTableMachine>;

/** These are proven by the compiler: `tsc` fails where one does not hold. */
describe('a spec is checked against its machine', () => {
  test('every event that carries something needs its cases, and only those', () => {
    expectTypeOf<keyof Spec['cases']>().toEqualTypeOf<'party.entered' | 'slot.chosen'>();
    expectTypeOf<Omit<Spec, 'cases'>>().not.toExtend<Spec>();
    expectTypeOf<Omit<Spec, 'cases'> & { cases: Pick<Spec['cases'], 'slot.chosen'> }>().not.toExtend<Spec>();
  });

  test('a case is the payload of its event', () => {
    expectTypeOf<readonly { people: number }[]>().toExtend<Spec['cases']['party.entered']>();
    expectTypeOf<readonly { people: string }[]>().not.toExtend<Spec['cases']['party.entered']>();
  });

  test('every actor the machine may invoke needs its outcomes, of the type it gives', () => {
    expectTypeOf<keyof Spec['outcomes']>().toEqualTypeOf<'fetchSlots' | 'fetchMenu' | 'bookTable' | 'payDeposit'>();
    expectTypeOf<readonly Outcome<Deposit>[]>().toExtend<Spec['outcomes']['payDeposit']>();
    expectTypeOf<readonly Outcome<number>[]>().not.toExtend<Spec['outcomes']['fetchMenu']>();
  });

  test('a screen needs a headline for every step and a row for every event', () => {
    expectTypeOf<StepOf<typeof reserveTableMachine>>().toEqualTypeOf<ReserveTableStep>();
    expectTypeOf<StepOf<typeof payDepositMachine>>().toEqualTypeOf<'card'>();
    expectTypeOf<keyof Screen<typeof payDepositMachine>['table']>().toEqualTypeOf<'card.entered' | 'payment.left'>();
  });
});
