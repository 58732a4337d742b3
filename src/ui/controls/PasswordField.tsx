import { useState } from 'react';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
  Label,
} from 'react-aria-components/TextField';
import { useTranslation } from 'react-i18next';
import { IconButton } from './Button.tsx';
import { classNames } from './classNames.ts';
import field from './Field.module.css';
import { FieldNotes, type FieldNotesProps } from './FieldNotes.tsx';
import { fieldState } from './fieldState.ts';
import { Icon } from './Icon.tsx';
import styles from './PasswordField.module.css';
import { pasteBlock } from './pasteBlock.ts';
import { useTypedBefore } from './useTypedBefore.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type PasswordFieldProps = Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'type'> &
  FieldNotesProps & {
    readonly label: string;
    readonly autoComplete: 'current-password' | 'new-password';
    readonly placeholder?: string;
    /** Ticked off while typing (PRF-15). */
    readonly rules?: readonly { readonly text: string; readonly met: boolean }[];
    /** Only where a new password is chosen; never when signing in (D-36). */
    readonly blocksPaste?: boolean;
  };

export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, placeholder, rules = [], blocksPaste = false, ...ariaProps } = props;
  const [isShown, setShown] = useState(false);
  const box = useTypedBefore(ariaProps);
  const { t } = useTranslation();
  const notes = [hint, blocksPaste && t('controls.pasteBlocked')].filter(Boolean).join(' ');
  return (
    <AriaTextField
      {...ariaProps}
      {...fieldState(error, ariaProps.name)}
      type={isShown ? 'text' : 'password'}
      className={classNames(field.field)}
    >
      <Label className={classNames(field.label)}>{label}</Label>
      <div className={field.box}>
        <Input
          ref={box}
          className={classNames(field.input)}
          autoCapitalize="none"
          spellCheck={false}
          {...(placeholder && { placeholder })}
          {...(blocksPaste && pasteBlock)}
        />
        <span className={field.buttonAffix}>
          <IconButton
            icon={isShown ? 'eyeOff' : 'eye'}
            label={t(isShown ? 'controls.hidePassword' : 'controls.showPassword', { label })}
            onPress={() => setShown(!isShown)}
          />
        </span>
      </div>
      {rules.length > 0 && (
        <ul className={styles.rules}>
          {rules.map(({ text, met }) => (
            <li key={text} className={classNames(styles.rule, met && styles.met)}>
              <Icon name={met ? 'check' : 'dash'} />
              <span>
                {text} <VisuallyHidden>{t(met ? 'controls.ruleMet' : 'controls.ruleNotMet')}</VisuallyHidden>
              </span>
            </li>
          ))}
        </ul>
      )}
      <FieldNotes hint={notes} error={error} />
    </AriaTextField>
  );
}
