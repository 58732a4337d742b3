import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { Facts } from '../../controls/DescriptionList.tsx';
import { useFormats } from '../../formats/useFormats.ts';
import { reviewDetailsOf } from './reviewDetailsOf.ts';

type ReviewFactsProps = {
  readonly transfer: Transfer;
  /** The name, the way and the reason stand beside their changes already. */
  readonly isBesideChanges?: boolean;
};

/** Everything that could be wrong, written out whole to be checked before paying. */
export function ReviewDetails({ transfer, isBesideChanges = false }: ReviewFactsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  return <Facts facts={reviewDetailsOf(transfer, { t, formats }, { isBesideChanges })} />;
}
