import { type AnyStateMachine, type OutputFrom, StateMachine } from 'xstate';
import type { DataOf, Endpoint } from '#contract/protocol/endpoint.ts';
import type { ErrorCode } from '#contract/protocol/failure.ts';
import type { ActorName, AnyPathSpec, LogicOf, PathSpec } from '../walker/pathSpec.ts';
import type { Answer } from './heldTransport.ts';

/** What is answered to the calls of an actor, by endpoint, so that it ends with its outcome. */
export type Answers = ReadonlyMap<Endpoint, Answer>;

/** One machine with the work behind its ports, and what the wire has to say for each outcome of them. */
export type Wire<Machine extends AnyStateMachine> = {
  readonly spec: PathSpec<Machine>;
  /** The machine as the product runs it: its actors are taken from here. */
  readonly flow: AnyStateMachine;
  /** Actors that are not named end as the outcome says, without a call. */
  readonly answers: {
    readonly [Name in ActorName<Machine>]?: (output: OutputFrom<LogicOf<Machine, Name>>) => Answers;
  };
  /** Starts where nobody is signed in, until an event of `signsIn`. */
  readonly visitors?: readonly string[];
  /** What means that somebody has signed in, on another page or in a child of the machine: "signUp: signed in". */
  readonly signsIn?: readonly string[];
  /** Outcomes that only somebody who is not signed in meets. */
  readonly ofVisitors?: readonly string[];
  readonly leftOut?: LeftOut;
};

/** By call: the fields of an actor's input that it and those beside it do not carry, each with the reason. */
export type LeftOut = readonly (readonly [Endpoint, Readonly<Record<string, string>>])[];

/** Any machine's, as the walker reads it. */
export type AnyWire = {
  readonly spec: AnyPathSpec;
  readonly flow: AnyStateMachine;
  readonly answers: Readonly<Record<string, ((output: never) => Answers) | undefined>>;
  readonly visitors?: readonly string[];
  readonly signsIn?: readonly string[];
  readonly ofVisitors?: readonly string[];
  readonly leftOut?: LeftOut;
};

/** Keeps the compiler's eye on a table and forgets which machine it is for. */
export function wireOf<Machine extends AnyStateMachine>(wire: Wire<Machine>): AnyWire;
export function wireOf(wire: AnyWire): AnyWire {
  return wire;
}

/** What a call is answered, as its contract has it. */
export const told = <E extends Endpoint>(endpoint: E, data: DataOf<E>): readonly [Endpoint, Answer] => [
  endpoint,
  { data },
];

export const refused = (endpoint: Endpoint, code: ErrorCode): readonly [Endpoint, Answer] => [endpoint, { code }];

/** One call, whose data is the output. */
export const dataOf =
  <E extends Endpoint>(endpoint: E) =>
  (output: DataOf<E>): Answers =>
    new Map([told(endpoint, output)]);

/** A machine invoked by another, as the product runs it there. */
export function childOf({ implementations, id }: AnyStateMachine, name: string): AnyStateMachine {
  const child: unknown = implementations.actors[name];
  if (child instanceof StateMachine) return child;
  throw new Error(`${id} has no machine called ${name}`);
}
