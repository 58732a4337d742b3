import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFrom,
  InputFrom,
  OutputFrom,
  ProvidedActor,
  SnapshotFrom,
  StateMachine,
} from 'xstate';

/** A start that is there; a table of names cannot promise it. */
export function startOf<Input>({ starts }: { readonly starts: Readonly<Record<string, Input>> }, name: string): Input {
  const start = starts[name];
  if (start === undefined) throw new Error(`No start is called "${name}"`);
  return start;
}

/** How an invoked actor may end. The label names the outcome in path titles and keeps equal outputs apart. */
export type Outcome<Output = unknown> =
  | { readonly label: string; readonly output: Output }
  | { readonly label: string; readonly error: unknown };

export const ok = <Output>(output: Output, label = 'ok'): Outcome<Output> => ({ label, output });

export const fail = (error: Error, label = error.message): Outcome<never> => ({ label, error });

/** Fixed values, or values read from where the machine is ("any recipient it has loaded"). */
export type Many<Snapshot, Value> = readonly Value[] | ((snapshot: Snapshot) => readonly Value[]);

export const manyFrom = <Snapshot, Value>(many: Many<Snapshot, Value>, snapshot: Snapshot): readonly Value[] =>
  typeof many === 'function' ? many(snapshot) : many;

/** What the walker must be told about a machine to walk every path of it. */
export type PathSpec<Machine extends AnyStateMachine> = {
  readonly machine: Machine;
  /** Ways to start it: a name and the machine's input. */
  readonly starts: Readonly<Record<string, InputFrom<Machine>>>;
  /** What decides the future; visits with equal keys count as one. Too little is refused, too much is slow. */
  readonly key: (context: ContextFrom<Machine>) => unknown;
  /** Context that differs at every run (an idempotency key) and is therefore not compared. */
  readonly volatile?: readonly (keyof ContextFrom<Machine>)[];
  /** Actors that have no way to fail, such as a timer; any other must list a `fail`. */
  readonly cannotFail?: readonly ActorName<Machine>[];
  /** Steps the exploration may take before it gives up (20,000). */
  readonly limit?: number;
  /** What must be so wherever the machine stands, by a sentence that says it; requirements it names are proven by it. */
  readonly invariants?: Readonly<Record<string, Invariant<ContextFrom<Machine>>>>;
  /** Requirement ids, by the state, event type or "actor: outcome" that they are about: walking it proves none of them. */
  readonly about?: Readonly<Record<string, readonly string[]>>;
  /** What happens, in the words of the report and of the committed lists. */
  readonly words: EventWords<Machine> & OutcomeWords<Machine> & TimerWords<Machine>;
} & Cases<Machine> &
  Outcomes<Machine>;

/** `in` names states and all inside them; `past` is what happened since the start and took effect. */
export type Invariant<Context> = {
  readonly in: readonly string[];
  readonly holds: (context: Context, past: readonly string[]) => boolean;
};

type EventOf<Machine, Type> = EventFrom<Machine> & { type: Type };
type Payload<Event> = Event extends unknown ? Omit<Event, 'type'> : never;
type PayloadCases<Machine extends AnyStateMachine, Type> = Many<SnapshotFrom<Machine>, Payload<EventOf<Machine, Type>>>;
type EventType<Machine> = EventFrom<Machine>['type'];
type PayloadKey<Event> = Event extends unknown ? Exclude<keyof Event, 'type'> : never;
type TypeWithPayload<Machine> = {
  [Type in EventType<Machine>]: [PayloadKey<EventOf<Machine, Type>>] extends [never] ? never : Type;
}[EventType<Machine>];

/** A machine that declares no events has any string as its event type. */
type HasPayloads<Machine> =
  string extends EventType<Machine> ? false : [TypeWithPayload<Machine>] extends [never] ? false : true;

/** An event that carries something must say what; an event that carries nothing is tried as it is. */
type Cases<Machine extends AnyStateMachine> =
  HasPayloads<Machine> extends false
    ? { readonly cases?: Record<string, never> }
    : { readonly cases: { readonly [Type in TypeWithPayload<Machine>]: PayloadCases<Machine, Type> } };

type ActorsOf<Machine> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _StateValue,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _StateMeta,
    infer _StateSchema,
    infer _TransitionMeta
  >
    ? Extract<Actor, ProvidedActor>
    : never;
export type ActorName<Machine> = ActorsOf<Machine>['src'];
export type LogicOf<Machine, Name> = Extract<ActorsOf<Machine>, { src: Name }>['logic'];

/** Every actor the machine may invoke, by its id (which is its `src`), with the outcomes it can have. */
type Outcomes<Machine extends AnyStateMachine> = [ActorName<Machine>] extends [never]
  ? { readonly outcomes?: Record<string, never> }
  : {
      readonly outcomes: {
        readonly [Name in ActorName<Machine>]: Many<SnapshotFrom<Machine>, Outcome<OutputFrom<LogicOf<Machine, Name>>>>;
      };
    };

/** "signs in with an e-mail address". */
type Phrase<Event> = string | ((event: Event) => string);

/** A machine that declares no events has any string as its event type. */
type EventWords<Machine extends AnyStateMachine> =
  string extends EventType<Machine>
    ? { readonly events?: Record<string, never> }
    : { readonly events: { readonly [Type in EventType<Machine>]: Phrase<EventOf<Machine, Type>> } };

/** By actor and label. A refusal with no words of its own is told as its sentence in the locale. */
type OutcomeWords<Machine extends AnyStateMachine> = [ActorName<Machine>] extends [never]
  ? { readonly outcomes?: Record<string, never> }
  : { readonly outcomes: { readonly [Name in ActorName<Machine>]: Readonly<Record<string, string>> } };

type DelayName<Machine> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer _Actor,
    infer _Action,
    infer _Guard,
    infer Delay,
    infer _StateValue,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _StateMeta,
    infer _StateSchema,
    infer _TransitionMeta
  >
    ? Delay
    : never;
type TimerWords<Machine extends AnyStateMachine> = [DelayName<Machine>] extends [never]
  ? { readonly timers?: Record<string, never> }
  : { readonly timers: { readonly [Name in DelayName<Machine>]: string } };

/** The steps a machine asks, from the `asks` of its meta. */
export type StepOf<Machine extends AnyStateMachine> = Asked<MetaOf<SnapshotFrom<Machine>>>;

type MetaOf<Snapshot> = Snapshot extends { getMeta(): Record<string, infer Meta> } ? NonNullable<Meta> : never;
type Asked<Meta> = Meta extends { asks?: infer Step } ? Extract<Step, string> : never;

/** Any machine's spec, as the walker's own parts read it; every PathSpec is one without a cast. */
export type AnyPathSpec = {
  readonly machine: AnyStateMachine;
  readonly starts: Readonly<Record<string, unknown>>;
  readonly key: (context: AnyMachineSnapshot['context']) => unknown;
  readonly cases?: Readonly<Record<string, Many<AnyMachineSnapshot, object>>>;
  readonly outcomes?: Readonly<Record<string, Many<AnyMachineSnapshot, Outcome>>>;
  readonly volatile?: readonly PropertyKey[];
  readonly cannotFail?: readonly string[];
  readonly limit?: number;
  readonly invariants?: Readonly<Record<string, Invariant<AnyMachineSnapshot['context']>>>;
  readonly about?: Readonly<Record<string, readonly string[]>>;
  readonly words: {
    readonly events?: Readonly<Record<string, Phrase<AnyEventObject[string]>>>;
    readonly outcomes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
    readonly timers?: Readonly<Record<string, string>>;
  };
};
