import type { Part } from '#src/dialogue/question.ts';
import type { Saying } from '#src/dialogue/reading.ts';
import { type Happening, leadToHelp, told } from '#src/dialogue/thread.ts';
import type { Words } from '#src/dialogue/words.ts';
import type { GuidedSenderActor } from '#src/machines/guided-sender/guidedSenderMachine.ts';
import { exampleOf, likelyAnswers } from './examples.ts';

type Met = { readonly guide: GuidedSenderActor; readonly part: Part };

/** In what words the guide says it, of the question that is open. */
export function saying(what: Saying, { guide, part }: Met): readonly Happening[] {
  const example = exampleOf({ part, guide });
  const inExample = example ? [told({ key: 'guide.clarify.forExample', facts: { example } })] : [];
  const options = likelyAnswers({ part, guide }).map(({ words }) => words);
  const help = told({ key: `guide.ask.${part.id}.help`, facts: part.facts });
  switch (what) {
    case 'example':
      return [told({ key: 'guide.clarify.notUnderstood' }), ...inExample];
    case 'anotherWay':
      return [
        told({ key: 'guide.clarify.anotherWay', facts: { parts: [part.id] } }),
        options.length > 0 ? told({ key: 'guide.clarify.likely', facts: { options } }) : help,
      ];
    case 'waysOut':
      return [told({ key: 'guide.clarify.waysOut' }), leadToHelp];
    case 'stillHere':
      return [told({ key: 'guide.clarify.stillHere' })];
    case 'nudge':
      return [told({ key: 'guide.clarify.nudge' }), ...inExample];
    case 'pause':
      return [told(kept(guide))];
    case 'person':
      return [told({ key: 'guide.told.person' }), leadToHelp];
  }
}

/** Where the answers are when the sender comes back. */
function kept(guide: GuidedSenderActor): Words {
  const { children, context } = guide.getSnapshot();
  const transfer = children.sendMoney?.getSnapshot().context.transfer;
  if (transfer) return { key: 'guide.pause.made', facts: { moment: transfer.expiresAt } };
  if (context.followed) return { key: 'guide.pause.followed' };
  return { key: context.userId === undefined ? 'guide.pause.inThisTab' : 'guide.pause.inAccount' };
}
