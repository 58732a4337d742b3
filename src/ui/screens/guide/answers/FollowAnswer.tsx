import { useTranslation } from 'react-i18next';
import type { Option } from '#src/dialogue/question.ts';
import { ButtonLink } from '../../../controls/TextLink.tsx';
import type { AnswersProps } from './answersProps.ts';
import { OptionButtons } from './OptionButtons.tsx';

/** While a transfer is followed: what else can be done meanwhile. */
export function FollowAnswer(props: AnswersProps & { readonly options: readonly Option[] }) {
  const { t } = useTranslation();
  return (
    <>
      <OptionButtons {...props} />
      {props.userId !== undefined && (
        <ButtonLink to="/dashboard" variant="quiet" isWide>
          {t('guide.dashboard')}
        </ButtonLink>
      )}
    </>
  );
}
