import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { openMattersOf } from '#contract/help/openMatters.ts';
import { openMatterWords } from '#src/locales/openMatterWords.ts';
import { openMattersQuery } from '#src/services/help/openMatterQueries.ts';
import card from '../../controls/card.module.css';
import { RetryNotice } from '../../controls/RetryNotice.tsx';
import { Skeleton } from '../../controls/Skeleton.tsx';
import { StatusBadge } from '../../controls/StatusBadge.tsx';
import { TextLink } from '../../controls/TextLink.tsx';
import { useMatterText } from '../../formats/useMatterText.ts';
import styles from './openMatters.module.css';
import { openMattersPlace } from './openMattersPlace.ts';

type OpenMattersProps = { readonly userId: string; readonly now: number; readonly isLookedFor: boolean };

/**
 * Refunds, holds, cases and complaints in one place, each with who does what next and by when (peers 9, 31, 35). Most people
 * have none: then it takes no place, but where somebody came to look for it.
 */
export function OpenMatters({ userId, now, isLookedFor }: OpenMattersProps) {
  const { t } = useTranslation();
  const write = useMatterText();
  const { data, isError, isFetching, refetch } = useQuery(openMattersQuery(userId));
  const matters = data && openMattersOf(data, now);
  if (!isError && !isLookedFor && !matters?.length) return null;
  return (
    <section id={openMattersPlace} className={card.card} aria-labelledby="what-is-open">
      <h2 id="what-is-open" className={card.title}>
        {t('open.title')}
      </h2>
      {isError && (
        <RetryNotice
          tone={data ? 'warning' : 'danger'}
          retry={t('common.tryAgain')}
          onRetry={() => void refetch()}
          isPending={isFetching}
        >
          {t('open.failed')}
        </RetryNotice>
      )}
      {!matters && !isError && <Skeleton size="line" />}
      {matters?.length === 0 && <p className={styles.none}>{t('open.none')}</p>}
      {matters && matters.length > 0 && (
        <ul className={styles.matters}>
          {matters.map((matter) => {
            const { title, next, to } = openMatterWords(matter);
            const name = write(title);
            return (
              <li key={`${name} ${to}`} className={styles.matter}>
                <p className={styles.name}>
                  <TextLink to={to} isRoomy>
                    {name}
                  </TextLink>
                  {matter.isLate && <StatusBadge tone="danger" label={t('open.late')} />}
                </p>
                <p>{next.map(write).join(' ')}</p>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
