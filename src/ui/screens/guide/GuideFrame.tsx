import { createContext, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../layouts/PageHeading.tsx';
import styles from './guide.module.css';

const GuideFrameContext = createContext(false);

export const useIsInGuideFrame = () => useContext(GuideFrameContext);

type GuideFrameProps = {
  /** Who came signed out may be here for the first time: what that needs stays where it was read (AUT-50). */
  readonly isVisitor: boolean;
  readonly children: ReactNode;
};

/**
 * The guide's greeting and the place for what follows. The first look and the guide itself stand in one: drawn anew the
 * greeting would be the largest thing the browser paints, long after it could be read.
 */
export function GuideFrame({ isVisitor, children }: GuideFrameProps) {
  const { t } = useTranslation();
  const isInside = useIsInGuideFrame();
  if (isInside) return children;
  const lead = (
    <>
      {t('guide.greeting')}
      {isVisitor && <span className={styles.needs}>{t('common.firstTransfer.brief')}</span>}
    </>
  );
  return (
    <GuideFrameContext value={true}>
      <div className={styles.page}>
        <PageHeading title={t('guide.title')} lead={lead} />
        {children}
      </div>
    </GuideFrameContext>
  );
}
