import { useTranslation } from 'react-i18next';
import { NeedList } from '../controls/NeedList.tsx';

/** What a first transfer takes: papers, an address, and a number of whom it is for (AUT-50). */
export function FirstNeedList() {
  const { t } = useTranslation();
  return (
    <NeedList
      needs={[
        { icon: 'shield', text: t('common.firstTransfer.papers') },
        { icon: 'home', text: t('common.firstTransfer.address') },
        { icon: 'invite', text: t('common.firstTransfer.number') },
      ]}
    />
  );
}
