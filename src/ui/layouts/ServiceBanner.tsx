import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { onSilence } from '#src/services/http/silence.ts';
import { healthQuery } from '#src/services/lookup/lookupQueries.ts';
import { Notice } from '../controls/Notice.tsx';
import { PlainButton } from '../controls/PlainButton.tsx';
import styles from './ServiceBanner.module.css';

/** Over every page while the service does not answer; it signs nobody out, and goes by itself (API-70, D-108). */
export function ServiceBanner() {
  const { t } = useTranslation();
  const { isError, isFetching, refetch } = useQuery(healthQuery);
  const mayAsk = !isError && !isFetching;
  useEffect(() => onSilence(() => void (mayAsk && refetch())), [mayAsk, refetch]);
  if (!isError) return null;
  return (
    <div className={styles.banner}>
      <Notice
        tone="danger"
        title={t('common.unreachable.title')}
        isLive
        actions={
          <PlainButton variant="secondary" size="small" onPress={() => void refetch()}>
            {t('common.tryAgain')}
          </PlainButton>
        }
      >
        {t('common.unreachable.text')}
      </Notice>
    </div>
  );
}
