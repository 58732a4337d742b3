import { useTranslation } from 'react-i18next';
import type { User } from '#contract/account/account.ts';
import type { Voucher } from '#contract/reward/rewards.ts';
import { moneyOf } from '#contract/transfer/transferSum.ts';
import { payInCurrencies } from '#domain/money/currency.ts';
import { sum } from '#domain/money/money.ts';
import { rewardTone } from '#domain/reward/reward.ts';
import { type RewardScheme, rewardDays } from '#domain/reward/rewardScheme.ts';
import { payInCurrencyFrom } from '#domain/verification/personalDetails.ts';
import card from '../../controls/card.module.css';
import { StatusBadge } from '../../controls/StatusBadge.tsx';
import { useFormats } from '../../formats/useFormats.ts';
import { HowItWorks } from './HowItWorks.tsx';
import { RewardTotals } from './RewardTotals.tsx';
import styles from './rewards.module.css';

/** As they come over the wire: a currency may have no thresholds. */
type Loyalty = Omit<RewardScheme['loyaltyscheme'], 'voucherRange'> & {
  readonly voucherRange: Readonly<Partial<Record<string, Readonly<Record<string, number>>>>>;
};

type LoyaltyInsightsProps = { readonly user: User; readonly scheme: { readonly loyaltyscheme: Loyalty } };

/** Points, what they became, and what gives them (RWD-06, RWD-08, RWD-09, RWD-12). */
export function LoyaltyInsights({ user, scheme: { loyaltyscheme } }: LoyaltyInsightsProps) {
  const { t } = useTranslation();
  const { money, count } = useFormats();
  const { meta, profile } = user;
  const currency = payInCurrencyFrom(profile.location_country);
  const worth = (amount: number) => money(moneyOf(amount, currency));
  const inVouchers = readyVouchers(meta.Vouchers).map((total) => money(total));
  const enough = count(loyaltyscheme.minVoucherAmount);
  // Points of two currencies do not make a voucher together.
  const waiting = meta.pointsByCurrency.filter(({ available }) => available > 0);
  const isMixed = waiting.length > 1;
  return (
    <>
      <RewardTotals
        totals={[
          [t('rewards.totals.points'), count(meta.pointsByCurrency.reduce((total, { earned }) => total + earned, 0))],
          [
            t('rewards.totals.waiting'),
            isMixed
              ? waiting.map((points) => `${points.currency} ${count(points.available)} / ${enough}`).join(' · ')
              : `${count(meta.VoucherPoints)} / ${enough}`,
          ],
          [t('rewards.totals.total'), inVouchers.join(' + ') || worth(0)],
        ]}
      />
      <VoucherHistory vouchers={meta.Vouchers} />
      <PointsTable scheme={loyaltyscheme} />
      <HowItWorks
        steps={[
          t('rewards.loyaltyHow.earn', { minimum: worth(loyaltyscheme.voucherLimit) }),
          t('rewards.loyaltyHow.points', {
            points: count(loyaltyscheme.minVoucherAmount),
            worth: worth(loyaltyscheme.voucherBonus),
          }),
          t('rewards.loyaltyHow.use', { days: rewardDays }),
        ]}
      />
    </>
  );
}

/** What is ready, in each currency it can be paid with. */
const readyVouchers = (vouchers: readonly Voucher[]) =>
  payInCurrencies
    .map((currency) => {
      const ready = vouchers.filter((voucher) => voucher.VoucherBonus === 'ACTIVE' && voucher.currency === currency);
      return sum(
        currency,
        ready.map(({ Bonus }) => moneyOf(Bonus, currency)),
      );
    })
    .filter(({ minor }) => minor > 0);

function VoucherHistory({ vouchers }: { readonly vouchers: readonly Voucher[] }) {
  const { t } = useTranslation();
  const { money, day } = useFormats();
  return (
    <section className={card.card} aria-labelledby="vouchers">
      <h2 id="vouchers" className={card.title}>
        {t('rewards.vouchers')}
      </h2>
      {vouchers.length === 0 && <p className={styles.hint}>{t('rewards.noVouchers')}</p>}
      <ul className={styles.list}>
        {vouchers.map(({ id, Activated, Expires, Bonus, currency, VoucherBonus, points }) => (
          <li key={id} className={styles.row}>
            <div className={styles.words}>
              <span className={styles.name}>{money(moneyOf(Bonus, currency))}</span>
              <span className={styles.hint}>{t('rewards.pointsCount', { count: points })}</span>
            </div>
            <span className={styles.hint}>
              {`${t('rewards.started')} ${day(Activated)} ${t('rewards.ends').toLowerCase()} ${day(Expires)}`}
            </span>
            <StatusBadge tone={rewardTone(VoucherBonus)} label={t(`rewards.voucherStates.${VoucherBonus}`)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PointsTable({ scheme: { voucherRange } }: { readonly scheme: Loyalty }) {
  const { t } = useTranslation();
  const { count } = useFormats();
  const rows = payInCurrencies.map((currency) => ({ currency, range: Object.entries(voucherRange[currency] ?? {}) }));
  const steps = [...new Set(rows.flatMap(({ range }) => range.map(([, points]) => points)))].sort((a, b) => a - b);
  const least = (range: readonly (readonly [string, number])[], step: number) =>
    range.filter(([, points]) => points === step).map(([threshold]) => count(Number(threshold)));
  return (
    <section className={card.card} aria-labelledby="points-table">
      <h2 id="points-table" className={card.title}>
        {t('rewards.pointsTable')}
      </h2>
      <p className={styles.hint}>{t('rewards.pointsFrom')}</p>
      <table className={styles.table} aria-labelledby="points-table">
        <thead>
          <tr>
            <th scope="col">{t('rewards.currency')}</th>
            {steps.map((step) => (
              <th key={step} scope="col" className={styles.figure}>
                {t('rewards.pointsCount', { count: step })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ currency, range }) => (
            <tr key={currency}>
              <th scope="row">{currency}</th>
              {steps.map((step) => (
                <td key={step} className={styles.figure}>
                  {least(range, step)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
