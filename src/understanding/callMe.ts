import { plain } from './plain.ts';

const asked =
  /^(?:(?:please|ok|hi|hello|just|can you|could you|can somebody|can someone|someone|somebody|will you|i want you to|s il vous plait|svp|bonjour|pouvez vous|vous pouvez|tu peux|est ce que vous pouvez|quelqu un peut|je veux que vous) )*(?:(?:call|ring|phone|text|telephone|contact|reach) me|give me a (?:call|ring)|r?appele[zr]? ?moi|me (?:r?appeler|joindre|telephoner|contacter)|(?:joignez|contactez|telephonez) moi|vous me r?appelez)(?: back| please| svp)?(?: (?:on|at|with|by|about|now|later|today|tomorrow|tonight|instead|if|when|as|to|my|au|sur|le|a|ce|cet|demain|plus|quand|des|si|mon|ici|maintenant|0)(?: |$)| ?\d| ?\+|$)/;

/**
 * The sender's wish to be called, with the number or without: no answer of theirs about anybody. "Call me Kofi" tells a
 * name, so what stands behind it is a number, a time or nothing.
 */
export const asksForCall = (said: string): boolean =>
  asked.test(
    plain(said)
      .replace(/[^a-z0-9+]+/g, ' ')
      .trim(),
  );
