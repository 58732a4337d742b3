import type { AnyMachineSnapshot, StateValue } from 'xstate';
import type { AnyPathSpec } from './pathSpec.ts';

/** Where a machine stands, as it is read aloud: "paying.choosing". */
export const stateTitle = ({ value }: AnyMachineSnapshot): string => valueTitle(value);

function valueTitle(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([name, inner]) => (inner && Object.keys(inner).length > 0 ? `${name}.${valueTitle(inner)}` : name))
    .join(' + ');
}

/** The innermost state a machine stands in, by its id: "sendMoney.holding.paying". */
export const leafId = ({ _nodes }: AnyMachineSnapshot): string =>
  _nodes.findLast(({ type }) => type === 'atomic' || type === 'final')?.id ?? '';

/** The context as two runs must agree on it: without what is drawn afresh each time. */
export function comparableContext(spec: AnyPathSpec, { context }: AnyMachineSnapshot): Record<string, unknown> {
  const volatile = new Set(spec.volatile);
  return Object.fromEntries(Object.entries(context).filter(([name]) => !volatile.has(name)));
}
