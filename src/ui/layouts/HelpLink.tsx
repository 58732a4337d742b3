import { useTranslation } from 'react-i18next';
import { TextLink } from '../controls/TextLink.tsx';

/** Before the languages on every page, so that who looks for help finds it where it was (WCAG 3.2.6). */
export function HelpLink() {
  const { t } = useTranslation();
  return (
    <TextLink to="/help" isRoomy>
      {t('controls.help')}
    </TextLink>
  );
}
