/** What makes an arrow be taken: a person, an actor that ends well or badly, time, or nothing but a guard. */
export type Occasion = 'user' | 'done' | 'error' | 'after' | 'always';

const actorEnd = /^xstate\.(done|error)\.actor\.(.+)$/;
const timer = /^xstate\.after\.([^.]+)/;

export function occasionOf(eventType: string): Occasion {
  const end = actorEnd.exec(eventType)?.[1];
  if (end === 'done' || end === 'error') return end;
  if (timer.test(eventType)) return 'after';
  return eventType === 'always' || eventType.startsWith('xstate.done.state.') ? 'always' : 'user';
}

/** The actor whose end this event is. */
export const actorOf = (eventType: string): string | undefined => actorEnd.exec(eventType)?.[2];

/** `fetchQuote done`, `fetchQuote failed`, `after resend wait`, `always`, `amount entered`. */
export function eventWords(eventType: string): string {
  const [, end, actor = ''] = actorEnd.exec(eventType) ?? [];
  if (end) return `${actor} ${end === 'done' ? 'done' : 'failed'}`;
  const delay = timer.exec(eventType)?.[1];
  if (delay) return `after ${/^\d+$/.test(delay) ? `${delay} ms` : inWords(delay)}`;
  if (eventType.startsWith('xstate.done.state.')) return 'when it ends';
  return inWords(eventType);
}

/** The last part of a state's id, in words: `sendMoney.preparing.askingAmount` is "asking amount". */
export const stateWords = (id: string): string => inWords(id.slice(id.lastIndexOf('.') + 1));

/** `recipientName.confirmed` is "recipient name confirmed"; `PENDING_PAYMENT` stays a name. */
export function inWords(name: string): string {
  if (/^[A-Z0-9_]+$/.test(name)) return name;
  return name
    .replace(/\./g, ' ')
    .replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
    .replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
}
