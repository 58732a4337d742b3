import { useTranslation } from 'react-i18next';
import { Icon } from '../../../controls/Icon.tsx';
import { passwordChecklist } from '../../../flows/passwordTexts.ts';
import styles from '../answers.module.css';

/** Ticked off while typing, as on the form (AUT-32). */
export function PasswordRules({ typed }: { readonly typed: string }) {
  const words = useTranslation();
  return (
    <ul className={styles.rules}>
      {passwordChecklist(words, typed, 'signUp').map(({ text, met }) => (
        <li key={text}>
          <Icon name={met ? 'check' : 'dash'} /> {text}
        </li>
      ))}
    </ul>
  );
}
