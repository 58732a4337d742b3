import { useTranslation } from 'react-i18next';
import type { PayInCurrency } from '#domain/money/currency.ts';
import { type ClosedCorridor, corridorsFrom, type PairState, unknownReturns } from '#domain/reference/corridors.ts';
import { Notice } from '../../controls/Notice.tsx';
import { dayInWords } from '../../formats/dayInWords.ts';
import { useFormats } from '../../formats/useFormats.ts';

type ClosedNoticeProps = { readonly base: PayInCurrency; readonly pairs: readonly PairState[] };

/** Before an amount is typed: where this currency can’t go right now and until when, and where it can (peers 36). */
export function ClosedNotice({ base, pairs }: ClosedNoticeProps) {
  const { t } = useTranslation();
  const { country, list, locale } = useFormats();
  const { closed, open } = corridorsFrom(base, pairs);
  if (closed.length === 0) return null;
  const closedName = ({ country: code, returnsOn }: ClosedCorridor) =>
    returnsOn ? t('closed.untilDay', { country: country(code), day: dayInWords(returnsOn, locale) }) : country(code);
  const unknown = unknownReturns(closed);
  return (
    <Notice tone="warning" isLive title={t('closed.title', { options: list(closed.map(closedName)) })}>
      {unknown !== 'none' && `${t(unknown === 'all' ? 'closed.until' : 'closed.untilOthers')} `}
      {open.length > 0 ? t('closed.open', { options: list(open.map(country)) }) : t('closed.none')}
    </Notice>
  );
}
