import type { AnyStateMachine, InputFrom, Snapshot } from 'xstate';

/** The same flow, begun from its snapshot where there is one. */
export function goingOn<Flow extends AnyStateMachine>(
  flow: Flow,
  leftAs: (input: InputFrom<Flow> | undefined) => Snapshot<unknown> | undefined,
): Flow {
  const resumed: Flow = Object.create(flow);
  resumed.getInitialSnapshot = (scope, input) => {
    const snapshot = leftAs(input);
    if (!snapshot) return flow.getInitialSnapshot(scope, input);
    return flow.restoreSnapshot(snapshot, scope);
  };
  return resumed;
}
