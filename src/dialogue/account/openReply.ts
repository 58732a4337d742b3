import type { OpenMatter } from '#contract/help/openMatters.ts';
import { openMatterWords } from '#src/locales/openMatterWords.ts';
import { type Happening, told } from '../thread.ts';
import { type AccountReply, said } from './accountReply.ts';

/** More would be a list: the dashboard has them all. */
const mostTold = 4;

/** What waits for somebody, late ones first, each with who does what next and by when. */
export function openReply(matters: readonly OpenMatter[]): AccountReply {
  if (matters.length === 0) return said([told({ key: 'open.none' })]);
  return said([
    told({ key: 'open.guide.count', facts: { count: matters.length } }),
    ...matters.slice(0, mostTold).flatMap((matter): readonly Happening[] => {
      const { title, next, to } = openMatterWords(matter);
      return [{ kind: 'lead', words: title, to }, ...next.map(told)];
    }),
    { kind: 'lead', words: { key: 'open.guide.page' }, to: '/dashboard#open' },
  ]);
}
