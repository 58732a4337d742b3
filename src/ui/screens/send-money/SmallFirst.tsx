import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { moneyOf } from '#contract/transfer/transferSum.ts';
import { minimumSend } from '#domain/quote/limits.ts';
import type { SmallFirstReason } from '#domain/transfer/smallFirst.ts';
import type { SmallFirst } from '#src/machines/transfer/send-money/sendMoneyContext.ts';
import type { SendMoneyActor } from '#src/machines/transfer/send-money/sendMoneyMachine.ts';
import { Button } from '../../controls/Button.tsx';
import { ConfirmDialog } from '../../controls/ConfirmDialog.tsx';
import card from '../../controls/card.module.css';
import { Facts } from '../../controls/DescriptionList.tsx';
import { ContinueInGuide } from '../../flows/ContinueInGuide.tsx';
import { useFormats } from '../../formats/useFormats.ts';
import styles from '../transfer/review.module.css';

type SmallFirstOfferProps = {
  readonly actor: SendMoneyActor;
  readonly transfer: Transfer;
  readonly why: SmallFirstReason;
  readonly isWorking: boolean;
};

/** The least first, where it isn't sure to reach the right person (peers 26). */
export function SmallFirstOffer({ actor, transfer, why, isWorking }: SmallFirstOfferProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const facts = { least: money(minimumSend(transfer.originCurrency)), name: transfer.recipient.firstName };
  return (
    <section className={card.card}>
      <h2 className={card.title}>{t('send.smallFirst.title', facts)}</h2>
      <p>
        {t(`send.smallFirst.why.${why}`, facts)} {t('send.smallFirst.advice', facts)}
      </p>
      <div className={styles.changes}>
        <Button
          variant="secondary"
          size="small"
          isDisabled={isWorking}
          onPress={() => actor.send({ type: 'smallFirst.chosen' })}
        >
          {t('send.smallFirst.offer', facts)}
        </Button>
      </div>
    </section>
  );
}

/** What two transfers cost, before one is chosen. */
export function SmallFirstDialog({ actor }: { readonly actor: SendMoneyActor }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const priced = useSelector(actor, ({ context }) => context.smallFirst);
  const isWorking = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  if (!priced) return null;
  const { originAmount, originCurrency: paid } = priced.quote;
  const facts = { least: money(moneyOf(originAmount, paid)), rest: money(moneyOf(priced.rest, paid)) };
  return (
    <ConfirmDialog
      title={t('send.smallFirst.title', facts)}
      isOpen
      isPending={isWorking}
      onCancel={() => actor.send({ type: 'smallFirst.declined' })}
      onConfirm={() => actor.send({ type: 'smallFirst.confirmed' })}
      confirmLabel={t('send.smallFirst.confirm', facts)}
      cancelLabel={t('send.smallFirst.decline')}
    >
      <p>{t('send.smallFirst.text', facts)}</p>
      <Fees priced={priced} least={facts.least} rest={facts.rest} />
      <ContinueInGuide />
    </ConfirmDialog>
  );
}

type FeesProps = { readonly priced: SmallFirst; readonly least: string; readonly rest: string };

function Fees({ priced: { quote, fees }, least, rest }: FeesProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const fee = (amount: number) => money(moneyOf(amount, quote.originCurrency));
  return (
    <>
      <p>{t('send.smallFirst.cost')}</p>
      <Facts
        facts={[
          { label: t('send.smallFirst.feeOf', { amount: least }), value: fee(fees.first) },
          { label: t('send.smallFirst.feeOfRest', { amount: rest }), value: fee(fees.rest) },
          { label: t('send.smallFirst.feeAtOnce'), value: fee(fees.atOnce) },
        ]}
      />
    </>
  );
}
