import type { ActorRefFrom, Snapshot } from 'xstate';
import { z } from 'zod';
import { worries } from '#domain/fraud/worry.ts';
import { atFirst, type DialogueInput } from './dialogueContext.ts';
import type { dialogueMachine } from './dialogueMachine.ts';
import { readLog } from './thread.ts';

/** What a dialogue is begun with; the snapshot is there where something stands beside the flows. */
export type Beginning = { readonly input: DialogueInput; readonly snapshot?: Snapshot<unknown> };

/**
 * What of a conversation outlives the page, to be sealed: as it was said, with what was said ahead and not asked yet,
 * and the machines it runs beside the flows as they stand. Answers of the step at hand are with its flow and its form,
 * and passwords with neither. Nothing while such a machine makes a call: it would be made once more.
 */
export function kept(dialogue: ActorRefFrom<typeof dialogueMachine>): string | undefined {
  const { context, children } = dialogue.getSnapshot();
  if (Object.values(children).some((child) => child?.getSnapshot().hasTag('waiting'))) return undefined;
  const { thread, plan, taken, offer, askedOpenly, showsTimes } = context;
  const { children: beside } = dialogue.getPersistedSnapshot() as Snapshot<unknown> & Besides;
  return JSON.stringify({ version, thread, plan, taken, offer, askedOpenly, showsTimes, beside });
}

type Besides = { readonly children: Readonly<Record<string, unknown>> };

const version = 1;

/** With its newest turns alone, as many as fit. */
export function shortened(text: string, fits: (text: string) => boolean): string {
  const { thread, ...rest } = JSON.parse(text);
  let left: readonly unknown[] = thread;
  let short = text;
  while (!fits(short) && left.length > 0) {
    left = left.slice(Math.ceil(left.length / 4));
    short = JSON.stringify({ ...rest, thread: left });
  }
  return short;
}

/** Whether all that was said in the one is said in the other: then it was kept from here. */
export function goesOnFrom(text: string, before: string): boolean {
  const here = turnsOf(text);
  const first = here[0]?.id ?? 0;
  const turns = new Set(here.map((turn) => JSON.stringify(turn)));
  return turnsOf(before).every((turn) => turn.kind === 'asked' || turn.id < first || turns.has(JSON.stringify(turn)));
}

const turnsOf = (text: string) => readKept(text)?.input.thread ?? [];

const answer = z.object({ value: z.string(), isSilent: z.boolean().optional() });

/** Where each may stand when it is kept, and what it cannot go on without; the rest is XState’s own. */
const actorSnapshot = <Context extends z.ZodRawShape>(src: string, values: readonly string[], context: Context) =>
  z
    .looseObject({
      src: z.literal(src),
      snapshot: z.looseObject({
        status: z.literal('active'),
        value: z.enum(values),
        context: z.looseObject(context),
      }),
    })
    .optional()
    .catch(undefined);

const beside = z.object({
  safeguard: actorSnapshot(
    'safeguard',
    ['askingMet', 'askingHurried', 'askingScript', 'askingDecision', 'askingAgain', 'pausing'],
    {
      worry: z.enum(worries),
      said: z.string(),
      isSignedIn: z.boolean(),
    },
  ),
  talkToPerson: actorSnapshot('talkToPerson', ['askingMessage', 'askingAgain'], {
    account: z.array(z.unknown()),
    idempotencyKey: z.string(),
    text: z.string(),
  }),
});

const shape = z.object({
  version: z.literal(version),
  thread: z.unknown(),
  plan: z.record(z.string(), answer),
  taken: z.array(z.looseObject({ part: z.string() })),
  offer: z.looseObject({ part: z.string() }).optional(),
  askedOpenly: z.array(z.string()),
  showsTimes: z.boolean().optional(),
  beside: beside.catch({}),
});

/** Nothing where none was kept, or it is broken or of another release: it is begun with the thread alone. */
export function readKept(text: string | undefined): Beginning | undefined {
  const read = shape.safeParse(text === undefined ? undefined : parsed(text));
  if (!read.success) return undefined;
  const { beside, thread, ...said } = read.data;
  // Written above, in this same tab: the shape is checked, the names of questions and sentences are ours.
  const input = { ...said, thread: readLog(thread) } as unknown as DialogueInput;
  return { input, ...standingBeside(input, beside) };
}

/** A reload decides nothing: what had stopped is stopped still, and asks again what it asked. */
function standingBeside(
  input: DialogueInput,
  { safeguard, talkToPerson }: z.infer<typeof beside>,
): Pick<Beginning, 'snapshot'> {
  if (!safeguard && !talkToPerson) return {};
  const writing = talkToPerson ? { writing: 'waiting' } : undefined;
  const snapshot = {
    status: 'active',
    output: undefined,
    error: undefined,
    value: safeguard ? { safeguarding: writing ?? 'waiting' } : writing,
    context: atFirst(input),
    children: { ...(safeguard && { safeguard }), ...(talkToPerson && { talkToPerson }) },
    historyValue: {},
  } as Snapshot<unknown>;
  return { snapshot };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
