import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Journal } from '../storage/journal.ts';

export const newMessage = z.object({
  channel: z.enum(['email', 'sms']),
  to: z.string().trim().min(3).max(320),
  subject: z.string().max(998).optional(),
  text: z.string().min(1).max(20_000),
  html: z.string().max(200_000).optional(),
  /** Unknown of text messages: their gateway is not told. */
  language: z.enum(['en', 'fr']).optional(),
});

const message = newMessage.extend({ id: z.string(), receivedAt: z.string() });
export type Message = z.infer<typeof message>;

/** Newest first. */
export type Mailbox = {
  /** Under a key that came before, what was received then: a gateway delivers an order once. */
  readonly receive: (received: z.infer<typeof newMessage>, key?: string) => Promise<Message>;
  readonly list: (filter: { readonly to: string | null; readonly after?: string | null }) => Message[];
  readonly find: (id: string) => Message | undefined;
  readonly addresses: () => string[];
};

/** Enough for any afternoon of testing; the oldest make room. */
const messagesKept = 5_000;

export function openMailbox(journal: Journal): Mailbox {
  const messages = journal.table('messages', message);
  const oldestFirst = messages.values().sort((one, other) => one.receivedAt.localeCompare(other.receivedAt));

  return {
    async receive(received, key = randomUUID()) {
      const before = messages.get(key);
      if (before) return before;
      const kept = { ...received, id: key, receivedAt: new Date().toISOString() };
      oldestFirst.push(kept);
      const saved = messages.put(kept.id, kept);
      const tooMany = oldestFirst.splice(0, Math.max(0, oldestFirst.length - messagesKept));
      await Promise.all([saved, ...tooMany.map(({ id }) => messages.remove(id))]);
      return kept;
    },
    list({ to, after }) {
      const known = after ? oldestFirst.findIndex(({ id }) => id === after) : -1;
      const wanted = to?.trim() ? addressKey(to) : undefined;
      return oldestFirst
        .slice(known + 1)
        .filter((each) => wanted === undefined || addressKey(each.to) === wanted)
        .reverse();
    },
    find: messages.get,
    addresses: () => [...new Set(oldestFirst.map(({ to }) => to).reverse())],
  };
}

/** A phone number is its digits: the + of an address bar arrives as a space. */
function addressKey(address: string): string {
  return address.includes('@') ? address.trim().toLowerCase() : address.replace(/\D/g, '');
}
