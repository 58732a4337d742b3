import { useTranslation } from 'react-i18next';
import type { PayInCurrency } from '#domain/money/currency.ts';
import { corridorsFrom, type PairState } from '#domain/reference/corridors.ts';
import { Notice } from '../../controls/Notice.tsx';
import { useFormats } from '../../formats/useFormats.ts';

type ClosedNoticeProps = { readonly base: PayInCurrency; readonly pairs: readonly PairState[] };

/** Before an amount is typed: where this currency can’t go right now, and where it can (peers 36). */
export function ClosedNotice({ base, pairs }: ClosedNoticeProps) {
  const { t } = useTranslation();
  const { country, list } = useFormats();
  const { closed, open } = corridorsFrom(base, pairs);
  if (closed.length === 0) return null;
  const named = (codes: typeof open) => list(codes.map(country));
  return (
    <Notice tone="warning" isLive title={t('common.closed.title', { options: named(closed) })}>
      {t('common.closed.until')}{' '}
      {open.length > 0 ? t('common.closed.open', { options: named(open) }) : t('common.closed.none')}
    </Notice>
  );
}
