import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { displayOf } from '#contract/transfer/transferDisplay.ts';
import type { DisplayStatus } from '#domain/transfer/statusLabel.ts';
import { useStatusWords, useTransferText } from '../../formats/transferText.ts';

/** A sentence about each transfer whose status changed while the page was open; none before the first change. */
export function useStatusNews(transfers: readonly Transfer[]): string {
  const { t } = useTranslation();
  const textOf = useTransferText();
  const wordsOf = useStatusWords();
  const seen = useRef(new Map<string, DisplayStatus>());
  const [news, setNews] = useState('');

  useEffect(() => {
    const changed = transfers.filter((transfer) => {
      const before = seen.current.get(transfer.id);
      return before !== undefined && before !== displayOf(transfer);
    });
    for (const transfer of transfers) seen.current.set(transfer.id, displayOf(transfer));
    if (changed.length === 0) return;
    const sentences = changed.map((transfer) =>
      t('dashboard.statusNews', {
        name: textOf(transfer).recipientName,
        status: wordsOf(displayOf(transfer), 'long').label,
      }),
    );
    setNews(sentences.join(' '));
  });
  return news;
}
