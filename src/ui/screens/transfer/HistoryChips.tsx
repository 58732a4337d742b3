import { useTranslation } from 'react-i18next';
import { fullName } from '#contract/recipient/fullName.ts';
import { everything, type HistoryFilter } from '#contract/transfer/historyFilter.ts';
import { sumIn } from '#contract/transfer/sumText.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { Button } from '../../controls/Button.tsx';
import { Icon } from '../../controls/Icon.tsx';
import { useFormats } from '../../formats/useFormats.ts';
import styles from './transactions.module.css';

type HistoryChipsProps = {
  readonly filter: HistoryFilter;
  /** The newest that was found: all of them have the one recipient that is asked for. */
  readonly first: Transfer | undefined;
  readonly onFilter: (filter: HistoryFilter) => void;
};

/** What the address asks for that no field shows: one sum, one recipient. Pressed, it no longer counts. */
export function HistoryChips({ filter, first, onFilter }: HistoryChipsProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const sum = sumIn(filter.amount);
  const isTheirs = first?.recipientId === filter.recipient;
  const chips = [
    ...(sum ? [{ part: 'amount', label: t('history.only.amount', { total: money(sum) }) } as const] : []),
    ...(filter.recipient
      ? [
          {
            part: 'recipient',
            label:
              first && isTheirs ? t('history.only.to', { name: fullName(first.recipient) }) : t('history.only.one'),
          } as const,
        ]
      : []),
  ];
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('history.only.label')}>
      {chips.map(({ part, label }) => (
        <li key={part}>
          <Button
            variant="secondary"
            size="small"
            aria-label={t('history.only.remove', { what: label })}
            onPress={() => onFilter({ ...filter, [part]: everything[part], page: 1 })}
          >
            {label} <Icon name="cross" />
          </Button>
        </li>
      ))}
    </ul>
  );
}
