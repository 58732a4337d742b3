import type { Control } from '#src/dialogue/question.ts';
import { RecipientComparison } from '../../recipient/RecipientComparison.tsx';
import styles from '../cards.module.css';
import type { AnswersProps } from './answersProps.ts';
import { OptionButtons } from './OptionButtons.tsx';

type ComparisonAnswerProps = AnswersProps & { readonly control: Extract<Control, { kind: 'comparison' }> };

/** Before and after beside each other, and nothing is changed unasked (peers 16). */
export function ComparisonAnswer({ control, ...props }: ComparisonAnswerProps) {
  const { transferId, recipientId, options } = control;
  return (
    <section className={styles.card} aria-label={props.label}>
      <RecipientComparison userId={props.userId ?? ''} transferId={transferId} recipientId={recipientId} />
      <OptionButtons {...props} options={options} />
    </section>
  );
}
