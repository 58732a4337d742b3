import { type FormEvent, type RefObject, useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components/TextField';
import { useTranslation } from 'react-i18next';
import type { Part } from '#src/dialogue/question.ts';
import type { Progress } from '#src/dialogue/words.ts';
import { Button, IconButton } from '../../controls/Button.tsx';
import { classNames } from '../../controls/classNames.ts';
import field from '../../controls/Field.module.css';
import { FieldNotes } from '../../controls/FieldNotes.tsx';
import { fieldState } from '../../controls/fieldState.ts';
import { Icon } from '../../controls/Icon.tsx';
import styles from './dock.module.css';
import { GuideMark } from './GuideMark.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import type { Dictation } from './voice/useDictation.ts';

type ComposerProps = {
  readonly ref: RefObject<HTMLInputElement | null>;
  /** The question itself (R1). */
  readonly label: string;
  readonly part: Part | undefined;
  readonly text: string;
  readonly error: string | undefined;
  readonly dictation: Dictation | undefined;
  readonly progress: Progress | undefined;
  readonly onChange: (text: string) => void;
  readonly onSubmit: () => void;
};

/** One box for every answer. It stays where it is from question to question, so that focus is never lost (R8). */
export function Composer({ ref, label, part, text, error, dictation, progress, onChange, onSubmit }: ComposerProps) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const isSecret = part?.control.kind === 'password';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form onSubmit={submit} className={styles.composer} autoComplete={isSecret ? 'on' : 'off'}>
      <TextField
        {...fieldState(error, 'answer')}
        value={text}
        onChange={onChange}
        type={isSecret && !isShown ? 'password' : 'text'}
        className={classNames(field.field, styles.asking)}
      >
        <div className={styles.asked}>
          <GuideMark className={styles.byGuide} />
          <Label className={styles.question ?? ''}>{label}</Label>
        </div>
        <div className={styles.foot}>
          <div className={classNames(field.box, styles.box)}>
            <Input
              ref={ref}
              className={classNames(field.input)}
              placeholder={t(`guide.composerExample.${exampleFor(part)}`)}
              {...attributesFor(part)}
            />
            {isSecret && (
              <IconButton
                icon={isShown ? 'eyeOff' : 'eye'}
                label={t(isShown ? 'controls.hidePassword' : 'controls.showPassword', { label })}
                onPress={() => setShown(!isShown)}
              />
            )}
            <Button type="submit" size="small" excludeFromTabOrder aria-label={t('guide.send')}>
              <Icon name="arrowRight" />
            </Button>
          </div>
          <FieldNotes error={error} />
          <p role="status" className={styles.voice}>
            {dictation?.isListening
              ? t('guide.voice.listening')
              : dictation?.problem && t(`guide.voice.${dictation.problem}`)}
          </p>
          <ProgressLine progress={progress} keepsPlace={part === undefined} />
        </div>
      </TextField>
    </form>
  );
}

function exampleFor(part: Part | undefined): 'amount' | 'destination' | 'other' {
  return part?.id === 'amount' || part?.id === 'destination' ? part.id : 'other';
}

/** What the keyboard of a phone and the browser's own memory may offer for this answer. */
function attributesFor(part: Part | undefined) {
  const control = part?.control;
  switch (control?.kind) {
    case 'code':
      return { inputMode: control.takesRecovery ? 'text' : 'numeric', autoComplete: 'one-time-code' } as const;
    case 'password':
      return {
        autoComplete: control.isNew ? 'new-password' : 'current-password',
        autoCapitalize: 'none',
        spellCheck: false,
        maxLength: 255,
      } as const;
    case 'phone':
      return { inputMode: 'tel', autoComplete: control.choosesCountry ? 'tel' : 'off' } as const;
    case 'account':
      return {
        inputMode: control.country === 'NG' || control.field !== 'accountNumber' ? 'numeric' : 'text',
        autoComplete: 'off',
      } as const;
    case 'text':
      return {
        inputMode: control.inputMode ?? 'text',
        autoComplete: control.autoComplete ?? 'off',
      } as const;
    default:
      return { autoComplete: 'off' } as const;
  }
}
