import type { AnyStateMachine } from 'xstate';

/** A part of a machine's config: read by name, since a config may be written in many ways. */
export type Config = Record<string, unknown>;

/** One arrow, written out: `{ target, guard, actions }`. */
export type Branch = Readonly<Config>;

/** The branches of one kind of event in one state, and how to put others in their place. */
export type Slot = {
  readonly eventType: string;
  readonly branches: readonly Branch[];
  readonly replace: (branches: readonly Branch[]) => void;
};

/** A copy of the machine's config that may be changed: its functions are shared, everything around them is not. */
export function plainConfig(machine: AnyStateMachine): Config {
  return asConfig(copied(machine.config));
}

/** The config of the state with this id, which is its path. */
export function nodeIn(config: Config, id: string): Config {
  const [, ...names] = id.split('.');
  return names.reduce((node, name) => asConfig(asConfig(node.states)[name]), config);
}

/** Every kind of event a state answers to, by the event types XState gives them. */
export function slotsOf(node: Config, id: string): Slot[] {
  const invokes = listOf(node.invoke).map(asConfig);
  return [
    ...slotsIn(node.on, (event) => event),
    ...slotsIn(node.after, (delay) => `xstate.after.${delay}.${id}`),
    ...slotAt(node, 'always', 'always'),
    ...slotAt(node, 'onDone', `xstate.done.state.${id}`),
    ...invokes.flatMap((invoke) => slotAt(invoke, 'onDone', `xstate.done.actor.${invoke.id}`)),
    ...invokes.flatMap((invoke) => slotAt(invoke, 'onError', `xstate.error.actor.${invoke.id}`)),
  ];
}

export const listOf = (value: unknown): readonly unknown[] => {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
};

function slotsIn(record: unknown, eventType: (name: string) => string): Slot[] {
  if (record === undefined) return [];
  const config = asConfig(record);
  return Object.keys(config).flatMap((name) => slotAt(config, name, eventType(name)));
}

function slotAt(config: Config, name: string, eventType: string): Slot[] {
  if (config[name] === undefined) return [];
  return [
    {
      eventType,
      branches: listOf(config[name]).map((branch) =>
        typeof branch === 'string' ? { target: branch } : asConfig(branch),
      ),
      replace(branches) {
        if (branches.length === 0) delete config[name];
        else config[name] = branches;
      },
    },
  ];
}

function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied);
  const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copied(part)])) : value;
}

function asConfig(value: unknown): Config {
  if (typeof value !== 'object' || value === null) throw new TypeError(`${String(value)} is no part of a chart`);
  return value as Config;
}
