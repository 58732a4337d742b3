import { useTranslation } from 'react-i18next';
import { countryName } from '#domain/reference/countries.ts';
import { closedSourcesAt } from '#domain/reference/sendingNotices.ts';
import { Notice } from '../../controls/Notice.tsx';
import { TextLink } from '../../controls/TextLink.tsx';
import { useFormats } from '../../formats/useFormats.ts';

/** Countries nobody can send from at present, each until its day (DSH-07, D-22). */
export function ClosedSources({ now }: { readonly now: number }) {
  const { t } = useTranslation();
  const { locale, day } = useFormats();
  return closedSourcesAt(now).map(({ countryCode, until }) => {
    const country = countryName(countryCode, locale);
    return (
      <Notice key={countryCode} tone="warning" title={t('dashboard.notice.title', { country })}>
        {t('dashboard.notice.text', { country, date: day(until) })}
      </Notice>
    );
  });
}

/** Who lives where sending is suspended is told why nothing can begin (DSH-08). */
export function SuspendedLocation({ countryCode }: { readonly countryCode: string }) {
  const { t } = useTranslation();
  const country = useFormats().country(countryCode);
  return (
    <Notice
      tone="danger"
      title={t('dashboard.suspended.title')}
      actions={
        <TextLink to="/help" isRoomy>
          {t('dashboard.suspended.action')}
        </TextLink>
      }
    >
      {t('dashboard.suspended.text', { country })}
    </Notice>
  );
}
