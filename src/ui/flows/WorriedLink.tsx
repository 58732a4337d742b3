import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../controls/TextLink.tsx';
import { GuideReachContext } from './ContinueInGuide.tsx';

/** Beside the payment: everything stops, and the guide asks the three questions first (peers 27). */
export function WorriedLink() {
  const { t } = useTranslation();
  const reach = useContext(GuideReachContext);
  if (!reach) return null;
  return (
    <p>
      <TextLink to="/send/guided?worried=" isRoomy onPress={reach.onPress}>
        {t('send.worried')}
      </TextLink>
    </p>
  );
}
