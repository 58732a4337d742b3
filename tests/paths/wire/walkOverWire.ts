import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { askedShape, shapeNamed } from '../walker/describePaths.ts';
import { drive, walksOf } from '../walker/walk.ts';
import type { AnyWire } from './wire.ts';
import { wireDriver, wiredMachine } from './wireDriver.ts';

/** Defines the tests that walk a machine with its real services, whose every call is looked at. */
export function walkOverWire(wire: AnyWire): void {
  const { spec, leftOut = [] } = wire;
  const machine = wiredMachine(wire);
  const needed = new Set<string>();
  const onLeftOut = ({ path }: Endpoint, field: string) => needed.add(`${path} ${field}`);
  const reasons = leftOut.flatMap(([{ path }, fields]) => Object.keys(fields).map((field) => `${path} ${field}`));
  describe(`${spec.machine.id}, walked over the wire`, () => {
    for (const walk of walksOf(spec, shapeNamed(askedShape('tour')), { provesEachStart: true })) {
      test(`${walk.start}: ${walk.title}`, async () => {
        const driver = await wireDriver(wire, { machine, walk, onLeftOut });
        await drive(walk, driver);
      });
    }
    test('each field that is left out of the calls has its reason, and no reason is without a field', () => {
      expect([...needed].toSorted()).toEqual(reasons.toSorted());
    });
  });
}
