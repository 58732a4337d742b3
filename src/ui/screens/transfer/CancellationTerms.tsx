import { useTranslation } from 'react-i18next';
import type { RefundRoute } from '#domain/transfer/refundRoute.ts';
import { useFormats } from '../../formats/useFormats.ts';

type CancellationTermsProps = {
  /** Epoch seconds: until when an unpaid transfer stands. */
  readonly expiresAt: number | undefined;
  readonly name: string;
  readonly route: RefundRoute;
};

/** Until when one can think again, said before paying (peers 15). */
export function CancellationTerms({ expiresAt, name, route }: CancellationTermsProps) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  return (
    <>
      {expiresAt !== undefined && <p>{t('transfer.terms.unpaid', { moment: moment(expiresAt) })}</p>}
      <p>{t('transfer.terms.paid', { name })}</p>
      <p>{t(`transfer.terms.back.${route}`)}</p>
    </>
  );
}
