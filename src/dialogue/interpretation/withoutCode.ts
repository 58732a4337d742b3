import type { Understanding } from '#src/understanding/understanding.ts';
import type { Situation } from './situation.ts';

/** What may be a one-time code does not stand in the thread, wherever it was typed (R28). */
export const withoutCode = (said: string, { slots }: Understanding, { reading }: Situation): string =>
  slots.code || reading.place?.flow === 'confirmCode' ? said.replace(/\d(?:[\s.-]?\d){5}/g, '••••••') : said;
