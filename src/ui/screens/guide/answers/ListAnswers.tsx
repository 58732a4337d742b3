import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Option } from '#src/dialogue/question.ts';
import { professionsQuery, transferReasonsQuery } from '#src/services/lookup/lookupQueries.ts';
import { plain } from '#src/understanding/plain.ts';
import { Button } from '../../../controls/Button.tsx';
import { Notice } from '../../../controls/Notice.tsx';
import { Skeleton } from '../../../controls/Skeleton.tsx';
import styles from '../answers.module.css';
import { reasonOption } from '../bookOptions.ts';
import { bankOption, banksOf, professionOption } from '../listedOptions.ts';
import type { AnswersProps } from './answersProps.ts';
import { OptionButtons } from './OptionButtons.tsx';

/** More than these are not shown at once: typing in the box finds the others. */
const mostShown = 8;

/** A long list, narrowed by what stands in the box. */
export function SearchAnswer({ options, ...props }: AnswersProps & { readonly options: readonly Option[] }) {
  const { t } = useTranslation();
  const { typed, say } = props;
  const always = options.filter(({ isAlways }) => isAlways);
  const found = options.filter(({ words, isAlways }) => !isAlways && plain(say.say(words)).includes(plain(typed)));
  return (
    <>
      <OptionButtons {...props} options={[...found.slice(0, mostShown), ...always]} />
      {found.length > mostShown && (
        <p className={styles.hint}>{t('guide.moreOptions', { more: found.length - mostShown })}</p>
      )}
      {found.length === 0 && <p role="status">{t('controls.nothingFound')}</p>}
    </>
  );
}

export function ReasonAnswer(props: AnswersProps) {
  const { t } = useTranslation();
  const reasons = useQuery(transferReasonsQuery);
  if (!reasons.data) return <Fetching {...reasons} failure={t('recipient.reason.notFetched')} />;
  return <OptionButtons {...props} options={reasons.data.map(reasonOption)} />;
}

export function ProfessionAnswer(props: AnswersProps) {
  const { t } = useTranslation();
  const professions = useQuery(professionsQuery);
  if (!professions.data) return <Fetching {...professions} failure={t('verification.personal.professionsFailed')} />;
  return <SearchAnswer {...props} options={professions.data.map(professionOption)} />;
}

export function BankAnswer({ country, ...props }: AnswersProps & { readonly country: string }) {
  const { t } = useTranslation();
  const banks = useQuery(banksOf(country));
  if (!banks.data) return <Fetching {...banks} failure={t('recipient.form.banksNotFetched')} />;
  return <SearchAnswer {...props} options={banks.data.map(bankOption)} />;
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
