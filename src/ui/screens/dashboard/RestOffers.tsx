import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { moneyOf } from '#contract/transfer/transferSum.ts';
import card from '../../controls/card.module.css';
import { ButtonLink } from '../../controls/TextLink.tsx';
import { useFormats } from '../../formats/useFormats.ts';

type RestOffersProps = {
  /** Small ones that arrived, with what stays to be sent. */
  readonly transfers: readonly Transfer[];
  readonly sendAgainAddress: (transfer: Transfer, what: 'rest') => string;
};

/** What waits for the recipient’s word: the rest, with one press (peers 26). */
export function RestOffers({ transfers, sendAgainAddress }: RestOffersProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  return transfers.map((transfer) => {
    const rest = money(moneyOf(transfer.rest ?? 0, transfer.originCurrency));
    return (
      <section key={transfer.id} className={card.card}>
        <h2 className={card.title}>{t('transfer.rest.title', { name: transfer.recipient.firstName })}</h2>
        <p>{t('transfer.rest.text', { rest })}</p>
        <p>
          <ButtonLink to={sendAgainAddress(transfer, 'rest')}>{t('transfer.rest.send', { rest })}</ButtonLink>
        </p>
      </section>
    );
  });
}
