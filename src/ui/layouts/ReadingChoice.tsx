import { useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadingChange } from '#contract/account/profile.ts';
import { dataSavings, savingReadMinutes, textSizes, type Wording } from '#contract/account/reading.ts';
import { dataSaverChoice, useSavesData } from '../theme/dataSaverChoice.ts';
import type { ReaderChoice } from '../theme/readerChoice.ts';
import { textSizeChoice } from '../theme/textSizeChoice.ts';
import { wordingChoice } from '../theme/wordingChoice.ts';
import styles from './ReadingChoice.module.css';

type ReadingChoiceProps = {
  /** It is worn already. */
  readonly onChosen: (change: ReadingChange) => void;
  /** Not while something is saved that is no such choice. */
  readonly mayChoose?: (change: ReadingChange) => boolean;
};

const always = () => true;

/** How large the text is, how simple the words, and how little is fetched: the browser's own controls, as they stand on pages that are light. */
export function ReadingChoice({ onChosen, mayChoose = always }: ReadingChoiceProps) {
  const choice = { onChosen, mayChoose };
  return (
    <div className={styles.choices} data-print="hide">
      <TextSizes {...choice} />
      <SimpleWords {...choice} />
      <DataSaver {...choice} />
    </div>
  );
}

/** Three sizes in a row, each written in its own. */
function TextSizes({ onChosen, mayChoose }: Required<ReadingChoiceProps>) {
  const { t } = useTranslation();
  const group = useId();
  const worn = useWorn(textSizeChoice);
  return (
    <div role="radiogroup" aria-labelledby={`${group}legend`} className={styles.choice}>
      <p id={`${group}legend`} className={styles.legend}>
        {t('controls.textSize.legend')}
      </p>
      {textSizes.map((textSize) => (
        <label key={textSize} className={styles.pill} data-size={textSize}>
          <input
            type="radio"
            name={group}
            className={styles.button}
            checked={worn === textSize}
            disabled={!mayChoose({ textSize })}
            onChange={() => {
              textSizeChoice.wear(textSize);
              onChosen({ textSize });
            }}
          />
          {t(`controls.textSize.${textSize}`)}
        </label>
      ))}
    </div>
  );
}

function SimpleWords({ onChosen, mayChoose }: Required<ReadingChoiceProps>) {
  const { t } = useTranslation();
  const hint = useId();
  const worn = useWorn(wordingChoice);
  return (
    <div className={styles.choice}>
      <label className={styles.pill}>
        <input
          type="checkbox"
          className={styles.button}
          checked={worn === 'simple'}
          disabled={!mayChoose({ wording: worn })}
          aria-describedby={hint}
          onChange={({ target }) => {
            const wording: Wording = target.checked ? 'simple' : 'standard';
            wordingChoice.wear(wording);
            onChosen({ wording });
          }}
        />
        {t('controls.simpleWords.label')}
      </label>
      <p id={hint} className={styles.hint}>
        {t('controls.simpleWords.hint')}
      </p>
    </div>
  );
}

function DataSaver({ onChosen, mayChoose }: Required<ReadingChoiceProps>) {
  const { t } = useTranslation();
  const group = useId();
  const worn = useWorn(dataSaverChoice);
  const isOnByItself = useSavesData() && worn === 'automatic';
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${group}legend`}
      aria-describedby={`${group}hint`}
      className={styles.choice}
    >
      <p id={`${group}legend`} className={styles.legend}>
        {t('controls.dataSaver.legend')}
      </p>
      {dataSavings.map((dataSaver) => (
        <label key={dataSaver} className={styles.pill}>
          <input
            type="radio"
            name={group}
            className={styles.button}
            checked={worn === dataSaver}
            disabled={!mayChoose({ dataSaver })}
            onChange={() => {
              dataSaverChoice.wear(dataSaver);
              onChosen({ dataSaver });
            }}
          />
          {t(`controls.dataSaver.${dataSaver}`)}
        </label>
      ))}
      <p id={`${group}hint`} className={styles.hint}>
        {t('controls.dataSaver.hint', { count: savingReadMinutes })}
        {isOnByItself && ` ${t('controls.dataSaver.onByItself')}`}
      </p>
    </div>
  );
}

const useWorn = <Value extends string>({ follow, worn, standard }: ReaderChoice<Value>): Value =>
  useSyncExternalStore(follow, worn, () => standard);
