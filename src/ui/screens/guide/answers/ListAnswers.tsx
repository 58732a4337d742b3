import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { narrowed } from '#src/dialogue/flows/narrowed.ts';
import type { Option } from '#src/dialogue/question.ts';
import { banksOf, professionsQuery, transferReasonsQuery } from '#src/services/lookup/lookupQueries.ts';
import { Button } from '../../../controls/Button.tsx';
import { Notice } from '../../../controls/Notice.tsx';
import { Skeleton } from '../../../controls/Skeleton.tsx';
import styles from '../answers.module.css';
import type { AnswersProps } from './answersProps.ts';
import { choices } from './choices.ts';
import { OptionButtons } from './OptionButtons.tsx';

/** A long list, narrowed by what stands in the box. */
export function SearchAnswer({ options, ...props }: AnswersProps & { readonly options: readonly Option[] }) {
  const { t } = useTranslation();
  const { shown, more, isNone } = narrowed(options, props.typed, props.say.say);
  return (
    <>
      <OptionButtons {...props} options={shown} />
      {more > 0 && <p className={styles.hint}>{t('guide.moreOptions', { more })}</p>}
      {isNone && <p role="status">{t('controls.nothingFound')}</p>}
    </>
  );
}

export function ReasonAnswer(props: AnswersProps) {
  const { t } = useTranslation();
  const reasons = useQuery(transferReasonsQuery);
  if (!reasons.data) return <Fetching {...reasons} failure={t('recipient.reason.notFetched')} />;
  return <OptionButtons {...props} options={choices(props, t)} />;
}

export function ProfessionAnswer(props: AnswersProps) {
  const { t } = useTranslation();
  const professions = useQuery(professionsQuery);
  if (!professions.data) return <Fetching {...professions} failure={t('verification.personal.professionsFailed')} />;
  return <SearchAnswer {...props} options={choices(props, t)} />;
}

export function BankAnswer({ country, ...props }: AnswersProps & { readonly country: string }) {
  const { t } = useTranslation();
  const banks = useQuery(banksOf(country));
  if (!banks.data) return <Fetching {...banks} failure={t('recipient.form.banksNotFetched')} />;
  return <SearchAnswer {...props} options={choices(props, t)} />;
}

type FetchingProps = {
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
  readonly failure: string;
};

export function Fetching({ isError, isFetching, refetch, failure }: FetchingProps) {
  const { t } = useTranslation();
  if (!isError) return <Skeleton count={4} />;
  return (
    <Notice
      tone="danger"
      isLive
      actions={
        <Button variant="secondary" size="small" isPending={isFetching} onPress={() => refetch()}>
          {t('common.tryAgain')}
        </Button>
      }
    >
      {failure}
    </Notice>
  );
}
