import { useTranslation } from 'react-i18next';
import type { Option } from '#src/dialogue/question.ts';
import type { Words } from '#src/dialogue/words.ts';
import { Button } from '../../../controls/Button.tsx';
import styles from '../answers.module.css';
import type { AnswersProps } from './answersProps.ts';

type OptionButtonsProps = Pick<AnswersProps, 'label' | 'say'> & {
  readonly options: readonly Option[];
  readonly onAnswer: (value: string, words: Words) => void;
};

/** The answers, each a press; one that cannot be chosen says why. */
export function OptionButtons({ options, label, say, onAnswer }: OptionButtonsProps) {
  const { t } = useTranslation();
  if (options.length === 0) return null;
  return (
    <ul className={styles.options} aria-label={label}>
      {options.map(({ id, words, detail, refusal }) => (
        <li key={id} className={styles.option}>
          <Button variant="secondary" isWide isDisabled={refusal !== undefined} onPress={() => onAnswer(id, words)}>
            <span className={styles.optionWords}>{say.say(words)}</span>{' '}
            {detail && <span className={styles.optionDetail}>{say.say(detail)}</span>}
          </Button>
          {refusal && (
            <p className={styles.refusal}>
              {t('controls.errorPrefix')} {say.say(refusal)}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
