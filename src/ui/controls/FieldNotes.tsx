import type { ReactNode } from 'react';
import { FieldError, Text } from 'react-aria-components/TextField';
import { useTranslation } from 'react-i18next';
import { classNames } from './classNames.ts';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type FieldNotesProps = {
  readonly hint?: ReactNode;
  /** Already translated. Present means invalid: a field never shows one without the other. */
  readonly error?: string | undefined;
};

/** The lines under a field. React Aria ties both to the input, whichever control they stand in. */
export function FieldNotes({ hint, error }: FieldNotesProps) {
  const { t } = useTranslation();
  return (
    <>
      {hint && (
        <Text slot="description" className={classNames(styles.hint)}>
          {hint}
        </Text>
      )}
      <FieldError className={classNames(styles.error)}>
        {({ validationErrors }) => (
          <>
            <Icon name="alert" />
            <span>
              <VisuallyHidden>{t('controls.errorPrefix')}</VisuallyHidden> {error ?? validationErrors.join(' ')}
            </span>
          </>
        )}
      </FieldError>
    </>
  );
}
