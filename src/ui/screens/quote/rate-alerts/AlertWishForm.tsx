import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RateAlertWish } from '#contract/quote/rateAlert.ts';
import type { Recipient } from '#contract/recipient/recipient.ts';
import { type Money, toMajorNumber } from '#domain/money/money.ts';
import type { RateAlertKind } from '#domain/quote/rateAlert.ts';
import { countryName } from '#domain/reference/countries.ts';
import { methodsAvailable } from '#domain/reference/deliveryMatrix.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import type { RateAlertActor } from '#src/machines/quote/rate-alert/rateAlertMachine.ts';
import type { RatesAsked } from '#src/services/quote/rateQueries.ts';
import { Button } from '../../../controls/Button.tsx';
import { Checkbox } from '../../../controls/Checkbox.tsx';
import { Form } from '../../../controls/Form.tsx';
import { MoneyField } from '../../../controls/MoneyField.tsx';
import { RadioGroup } from '../../../controls/RadioGroup.tsx';
import { Select } from '../../../controls/Select.tsx';
import { useFormats } from '../../../formats/useFormats.ts';
import { targets } from '../rate-history/ratesAsked.ts';
import { anybody, ForWhom } from './ForWhom.tsx';
import styles from './rateAlerts.module.css';

/** What the form begins with: the price of a day of the chart. */
export type AlertOpening = { readonly theyGet: Money; readonly most: Money };

type AlertWishFormProps = {
  readonly actor: RateAlertActor;
  readonly pair: Pick<RatesAsked, 'base' | 'target'>;
  /** Whom it may be for: the sender's book. */
  readonly recipients: readonly Recipient[];
  readonly opening: AlertOpening | undefined;
};

const days = Array.from({ length: 31 }, (_, place) => String(place + 1));

/** What is to arrive, at which price or on which day, and how its sender hears of it. */
export function AlertWishForm({ actor, pair, recipients, opening }: AlertWishFormProps) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  const isWaiting = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  const country = targets.find(({ currency }) => currency === pair.target)?.country ?? 'CM';
  const methods = methodsAvailable(country);
  const [kind, setKind] = useState<RateAlertKind>('price');
  const [method, setMethod] = useState<PayoutMethod>(methods[0] ?? 'bank_transfer');
  const [recipientId, setRecipientId] = useState<string>(anybody);
  const [theyGet, setTheyGet] = useState(opening?.theyGet);
  const [most, setMost] = useState(opening?.most);
  const [day, setDay] = useState('1');
  const [byEmail, setByEmail] = useState(true);
  const [byPush, setByPush] = useState(false);
  const known = recipients.filter(
    ({ profile }) => profile.countryCode === country && profile.transferMethod === method,
  );
  const isFor = known.find(({ id }) => id === recipientId)?.id;
  const wish = wishOf();
  function wishOf(): RateAlertWish | undefined {
    if (!theyGet || !(byEmail || byPush)) return undefined;
    const all = {
      ...{ originCurrency: pair.base, destinationCountryCode: country, transferMethod: method, byEmail, byPush },
      destinationAmount: toMajorNumber(theyGet),
      ...(isFor !== undefined && { recipientId: isFor }),
    };
    if (kind === 'monthly') return { kind, ...all, day: Number(day) };
    return most && { kind, ...all, most: toMajorNumber(most) };
  }
  return (
    <Form label={t('rateAlerts.new')} onSubmit={() => wish && actor.send({ type: 'alert.wished', wish })}>
      <RadioGroup<RateAlertKind>
        label={t('rateAlerts.kind')}
        items={[
          { id: 'price', label: t('rateAlerts.kinds.price') },
          { id: 'monthly', label: t('rateAlerts.kinds.monthly'), detail: t('rateAlerts.kinds.monthlyDetail') },
        ]}
        value={kind}
        onChange={setKind}
      />
      <MoneyField
        label={t('rateAlerts.receive', { country: countryName(country, locale) })}
        currency={pair.target}
        value={theyGet}
        onChange={setTheyGet}
      />
      <Select
        label={t('rateAlerts.method')}
        items={methods.map((id) => ({ id, label: t(`methods.${id}`) }))}
        value={method}
        onChange={setMethod}
      />
      {known.length > 0 && <ForWhom known={known} value={isFor ?? anybody} onChange={setRecipientId} />}
      {kind === 'price' ? (
        <MoneyField
          label={t('rateAlerts.most')}
          hint={t('rateAlerts.mostHint')}
          currency={pair.base}
          value={most}
          onChange={setMost}
        />
      ) : (
        <Select
          label={t('rateAlerts.day')}
          hint={t('rateAlerts.dayHint')}
          items={days.map((id) => ({ id, label: id }))}
          value={day}
          onChange={setDay}
        />
      )}
      <Checkbox isSelected={byEmail} onChange={setByEmail}>
        {t('rateAlerts.byEmail')}
      </Checkbox>
      <Checkbox isSelected={byPush} onChange={setByPush} hint={t('rateAlerts.byPushHint')}>
        {t('rateAlerts.byPush')}
      </Checkbox>
      <div className={styles.goOn}>
        <Button type="submit" isWide isPending={isWaiting} isDisabled={!wish}>
          {t('rateAlerts.set')}
        </Button>
      </div>
    </Form>
  );
}
