import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { anotherCode } from '#src/dialogue/answerValues.ts';
import type { ConfirmCodeActor } from '#src/machines/account/confirm-code/confirmCodeMachine.ts';
import { Button } from '../../../controls/Button.tsx';
import { ResendWait } from '../../account/ResendWait.tsx';
import styles from '../answers.module.css';
import type { AnswersProps } from './answersProps.ts';

/** Another code, once it may be asked for. */
export function ResendAnswer({ actor, onAnswer }: AnswersProps & { readonly actor: ConfirmCodeActor }) {
  const { t } = useTranslation();
  const isOffered = useSelector(actor, (snapshot) => snapshot.matches({ askingCode: 'offeringResend' }));
  return (
    <div className={styles.resend}>
      {isOffered ? (
        <Button variant="quiet" size="small" onPress={() => onAnswer(anotherCode)}>
          {t('auth.code.resend')}
        </Button>
      ) : (
        <ResendWait actor={actor} />
      )}
    </div>
  );
}
