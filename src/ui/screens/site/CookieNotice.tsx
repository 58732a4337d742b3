import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeCookieDays } from '#domain/account/browserMemory.ts';
import { type CookieAnswer, cookieAnswer, keepCookieAnswer } from '#src/services/site/cookieNotice.ts';
import { areViewsCounted } from '#src/services/site/pageViews.ts';
import { PlainButton } from '../../controls/PlainButton.tsx';
import { TextLink } from '../../controls/TextLink.tsx';
import { useSiteHref } from '../../layouts/siteHref.ts';
import { siteLink } from '../../layouts/siteLinks.ts';
import styles from './CookieNotice.module.css';

type CookieNoticeProps = { readonly onAccept: () => void };

/** Says once a year what is kept (PUB-19). Nothing is counted before it is answered, and then only if so (D-98). */
export function CookieNotice({ onAccept }: CookieNoticeProps) {
  const { t } = useTranslation();
  const inLanguage = useSiteHref();
  const [isAsking, setAsking] = useState(false);
  useEffect(() => setAsking(cookieAnswer() === undefined), []);
  const own = useRef<HTMLElement>(null);
  useRoomTaken(own, isAsking);
  if (!isAsking) return null;
  const isCounting = areViewsCounted();
  const answer = (said: CookieAnswer) => {
    keepCookieAnswer(said);
    setAsking(false);
    if (said === 'accepted') onAccept();
  };
  const more = <TextLink to={inLanguage(siteLink('cookies'))}>{t('siteEdges.cookies.more')}</TextLink>;
  return (
    <section ref={own} className={styles.notice} aria-labelledby="cookie-notice" data-print="hide">
      <div className={styles.words}>
        <h2 id="cookie-notice" className={styles.title}>
          {t('siteEdges.cookies.title')}
        </h2>
        <p>
          {t('siteEdges.cookies.text')} {isCounting ? t('siteEdges.cookies.counting') : more}
        </p>
        {isCounting && (
          <p>
            {t('siteEdges.cookies.kept', { days: noticeCookieDays })} {more}
          </p>
        )}
      </div>
      {/* Neither answer is more of a button than the other, nor than what the page is for. */}
      <div className={styles.answers}>
        {isCounting && (
          <PlainButton variant="secondary" size="small" onPress={() => answer('needed')}>
            {t('siteEdges.cookies.refuse')}
          </PlainButton>
        )}
        <PlainButton variant="secondary" size="small" onPress={() => answer('accepted')}>
          {t('siteEdges.cookies.accept')}
        </PlainButton>
      </div>
    </section>
  );
}

/** What else holds to the lower edge stands above the notice, however long its words are: the way on is never under it. */
function useRoomTaken(notice: RefObject<HTMLElement | null>, isAsking: boolean): void {
  useEffect(() => {
    if (!isAsking || notice.current === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize;
      if (height !== undefined) style.setProperty('--notice-height', `${height}px`);
    });
    observer.observe(notice.current, { box: 'border-box' });
    return () => {
      observer.disconnect();
      style.removeProperty('--notice-height');
    };
  }, [notice, isAsking]);
}
