import { useTranslation } from 'react-i18next';
import { TextLink } from '../controls/TextLink.tsx';

type GuideOfferProps = {
  readonly isUnderWay?: boolean;
  /** With what the conversation has to know. */
  readonly to?: string;
  /** Before the screens are left. */
  readonly onPress?: () => void;
};

/** The same transfer by conversation, from wherever one is on the screens. */
export function GuideOffer({ isUnderWay = false, to = '/send/guided', onPress }: GuideOfferProps) {
  const { t } = useTranslation();
  return (
    <p>
      <TextLink to={to} isRoomy onPress={onPress}>
        {t(isUnderWay ? 'common.goOnInGuide' : 'common.sendWithGuide')}
      </TextLink>
    </p>
  );
}
