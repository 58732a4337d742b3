import type { AnyStateMachine, ContextFrom, EventFrom, StateValue } from 'xstate';
import { controlUnavailable, type Page } from './page.ts';
import type { StepOf } from './pathSpec.ts';

/** The flow behind the screen: where it stands, and a way to tell it what no control there says. */
export type Flow<Context, Event> = {
  readonly context: () => Context;
  readonly value: () => StateValue;
  readonly send: (event: Event) => Promise<void>;
};

type Row<Context, Sent, Event> = (page: Page, event: Event, flow: Flow<Context, Sent>) => Promise<void>;

type AnyRow = (page: Page, event: never, flow: never) => Promise<void>;

/** How a person causes each event. `fromOutside` is for events no control sends: a provider's word, a message. */
type ScreenTable<Context, Event extends { type: string }> = {
  readonly [Type in Extract<Event['type'], string>]: Row<Context, Event, Event & { type: Type }> | 'fromOutside';
};

/** Where the machine stands, and what happened since the start. */
type Standing = { readonly value: StateValue; readonly past: readonly string[] };

/** What a person reads on top, taken from the locale and never from the screen under test. */
type Headline<Context> = string | ((context: Context, standing: Standing) => string);

/** As a person reads it; a pattern where it may be written in more than one way. */
export type Told = string | RegExp;

/** Nothing is asked of the page where the context does not know it. */
type Tells<Context> = (context: Context, standing: Standing) => Told | undefined;

/** A fact is told in several ways over the walks, or says why there is only one. */
type Fact<Context> =
  | Tells<Context>
  | {
      readonly tells: Tells<Context>;
      /** The label it stands beside, wherever that is met, so that two of them cannot change places. */
      readonly beside?: string | ((context: Context) => string | undefined);
      readonly onlyOneWay?: string;
      /** Why it may be read where it is not so. */
      readonly evenSo?: string;
    };

/** What must be readable where a step is asked, by what it is; or the reason why there is nothing. */
export type Facts<Machine extends AnyStateMachine> = Readonly<
  Record<StepOf<Machine>, Readonly<Record<string, Fact<ContextFrom<Machine>>>> | string>
>;

/** How the screens of a machine are used and headed, in whatever technology they are shown. */
export type ScreenUse<Machine extends AnyStateMachine> = {
  readonly table: ScreenTable<ContextFrom<Machine>, EventFrom<Machine>>;
  readonly headlines: Readonly<Record<StepOf<Machine>, Headline<ContextFrom<Machine>>>>;
  /** The same on both faces, but for what one of them leaves to the other. */
  readonly facts?: Facts<Machine>;
  /** Controls that are on exactly where their event is possible, by the words on them. */
  readonly controls?: Controls<Machine>;
  /** The same at one step, where other steps have a control of the same words; nothing where it is of another flow there. */
  readonly controlsAt?: { readonly [Step in StepOf<Machine>]?: Controls<Machine> };
};

type Controls<Machine extends AnyStateMachine> = { readonly [Type in EventFrom<Machine>['type']]?: string | undefined };

/** Any machine's screens; they were checked against their machine where they were written. */
export type AnyScreenUse = {
  readonly table: Readonly<Record<string, AnyRow | 'fromOutside'>>;
  readonly headlines: Readonly<Record<string, Headline<never>>>;
  readonly facts?: Readonly<Record<string, Readonly<Record<string, Fact<never>>> | string>>;
  readonly controls?: Readonly<Record<string, string | undefined>>;
  readonly controlsAt?: Readonly<Partial<Record<string, Readonly<Record<string, string | undefined>>>>>;
};

/** Screens are written for one machine's types and driven for any: the one place where those types are erased. */
export const asDeclared = (value: unknown) => value as never;

/** What heads the screen of a step. */
export function headlineOf(
  { headlines }: AnyScreenUse,
  { step, context, ...standing }: Standing & { readonly step: string; readonly context: unknown },
) {
  const headline = headlines[step];
  return typeof headline === 'function' ? headline(asDeclared(context), standing) : headline;
}

/** A screen may say no in the guard's place: by a control that is absent or disabled, or by not sending the event. */
export const isUnavailable = (error: unknown): boolean => error instanceof Error && error.cause === controlUnavailable;
