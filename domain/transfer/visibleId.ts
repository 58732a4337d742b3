import { operator } from '../operator.ts';

const { visibleIdPrefix } = operator;

/** How a transfer id is shown; calls use the bare id (D-84, D-112). */
export const visibleId = (transferId: string): string => `${visibleIdPrefix}${transferId}`;

/** What a person typed or pasted, with or without the prefix, as the bare id to look for. */
export function bareTransferId(text: string): string {
  const trimmed = text.trim();
  const isPrefixed = trimmed.slice(0, visibleIdPrefix.length).toUpperCase() === visibleIdPrefix;
  return isPrefixed ? trimmed.slice(visibleIdPrefix.length).trim() : trimmed;
}
