/** A statechart only reaches a state after its answers are in; this says so where TypeScript cannot see it. */
export function answered<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`${name} was needed before it was answered`);
  return value;
}
