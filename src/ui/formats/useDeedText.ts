import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownDeed } from '#contract/account/deed.ts';
import { type Money, parseMoney } from '#domain/money/money.ts';
import { type Formats, useFormats } from './useFormats.ts';

/** A deed in the words it is confirmed by: "Send £104.99 to Grace Akello, +256771234500". */
export function deedText(deed: ShownDeed, t: TFunction, formats: Formats): string {
  switch (deed.kind) {
    case 'send':
    case 'changeRecipient': {
      const { recipientName: name, account } = deed;
      return t(`send.deeds.${deed.kind}`, { amount: formats.money(moneyOf(deed)), name, account });
    }
    case 'addRecipient':
      return t('send.deeds.addRecipient', { name: deed.recipientName, account: deed.account });
    case 'account':
      return t(`send.deeds.${deed.act}`, { about: deed.about ?? '' });
  }
}

export function useDeedText(): (deed: ShownDeed) => string {
  const { t } = useTranslation();
  const formats = useFormats();
  return useCallback((deed) => deedText(deed, t, formats), [t, formats]);
}

/** The server writes it with the currency’s own decimals, so that it can always be read. */
function moneyOf({ amount, currency }: Extract<ShownDeed, { kind: 'send' | 'changeRecipient' }>): Money {
  const read = parseMoney(amount, currency);
  if (!read.ok) throw new Error(`${amount} is no amount of ${currency}`);
  return read.value;
}
