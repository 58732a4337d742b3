import type { ParseKeys } from 'i18next';
import type { OpenMatter } from '#contract/help/openMatters.ts';
import { moneyOf } from '#contract/transfer/transferSum.ts';
import type { Money } from '#domain/money/money.ts';

/** What the sentences are filled in with. */
type MatterFacts = {
  readonly name?: string;
  readonly total?: Money;
  /** The number of a case. */
  readonly code?: string;
  readonly moment?: number | undefined;
};
export type MatterSentence = { readonly key: ParseKeys; readonly facts: MatterFacts };

type MatterWords = {
  readonly title: MatterSentence;
  /** Who does what next, and by when. */
  readonly next: readonly MatterSentence[];
  readonly to: string;
};

/** What is open, in the words both faces say it with. */
export function openMatterWords(matter: OpenMatter): MatterWords {
  if (matter.kind === 'complaint') {
    const { complaint, next, by } = matter;
    return {
      title: { key: 'open.complaint.title', facts: { code: complaint.caseNumber } },
      next: [{ key: `open.complaint.${next}`, facts: { moment: by } }],
      to: '/help#complaint',
    };
  }
  const { transfer, by } = matter;
  const name = transfer.recipient.firstName;
  const to = `/dashboard?transfer=${transfer.id}`;
  const sent = moneyOf(transfer.originAmount, transfer.originCurrency);
  switch (matter.kind) {
    case 'refund': {
      const { amount, currency } = matter.refund;
      const facts = { name, total: moneyOf(amount, currency) };
      return {
        title: { key: 'open.refund.title', facts },
        next: [{ key: `open.refund.${matter.next}`, facts: { moment: by } }],
        to,
      };
    }
    case 'hold':
      return {
        title: { key: 'open.hold.title', facts: { name, total: sent } },
        next: [{ key: `open.hold.${matter.next}`, facts: { moment: by } }],
        to,
      };
    case 'recall':
      return {
        title: { key: 'open.recall.title', facts: { name, code: matter.caseNumber } },
        next: [
          { key: `recall.stages.${matter.next}`, facts: { name } },
          ...(by === undefined ? [] : [{ key: 'recall.newsBy', facts: { moment: by } } as const]),
        ],
        to,
      };
  }
}
