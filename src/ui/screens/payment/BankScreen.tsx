import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BankProvider } from '#contract/payment/payment.ts';
import { failureText } from '#src/locales/failureText.ts';
import { Avatar } from '../../controls/Avatar.tsx';
import { Button } from '../../controls/Button.tsx';
import { RetryNotice } from '../../controls/RetryNotice.tsx';
import { Skeleton } from '../../controls/Skeleton.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { SendPage } from '../../flows/SendPage.tsx';
import styles from './pay.module.css';
import type { PayScreenProps } from './payScreenProps.ts';

/** The sender's own bank, found by name (PAY-07). */
export function BankScreen({ actor }: PayScreenProps) {
  const { t } = useTranslation();
  const isWithoutBanks = useSelector(actor, (snapshot) => snapshot.matches('banksUnavailable'));
  const isFetching = useSelector(actor, (snapshot) => snapshot.matches('fetchingBanks'));
  const isWorking = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  return (
    <SendPage step="pay" title={t('pay.bank.title')} lead={t('pay.bank.lead')}>
      {isFetching && (
        <div className={styles.banks} aria-busy="true">
          <Skeleton size="card" count={6} />
        </div>
      )}
      {isWithoutBanks && <NoBanks actor={actor} />}
      {!isFetching && !isWithoutBanks && <Banks actor={actor} />}
      <div>
        <Button variant="secondary" isDisabled={isWorking} onPress={() => actor.send({ type: 'method.reopened' })}>
          {t('pay.otherWay')}
        </Button>
      </div>
    </SendPage>
  );
}

type ScreenPart = Pick<PayScreenProps, 'actor'>;

function NoBanks({ actor }: ScreenPart) {
  const words = useTranslation();
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <RetryNotice
      title={words.t('pay.bank.noneTitle')}
      retry={words.t('common.tryAgain')}
      onRetry={() => actor.send({ type: 'retry.chosen' })}
    >
      {failure ? failureText(words, failure) : words.t('pay.bank.none')}
    </RetryNotice>
  );
}

function Banks({ actor }: ScreenPart) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const banks = useSelector(actor, ({ context }) => context.banks ?? []);
  const chosen = useSelector(actor, ({ context }) => context.bank);
  const isStarting = useSelector(actor, (snapshot) => snapshot.matches('startingBankPayment'));
  const found = banks.filter(({ displayName }) => plain(displayName).includes(plain(search)));
  return (
    <>
      <TextField label={t('pay.bank.search')} type="search" autoComplete="off" value={search} onChange={setSearch} />
      <ul className={styles.banks} aria-label={t('pay.bank.list')}>
        {found.map((bank) => (
          <li key={bank.providerId} className={styles.bank}>
            <Button
              variant="secondary"
              isWide
              isDisabled={isStarting && chosen?.providerId !== bank.providerId}
              isPending={isStarting && chosen?.providerId === bank.providerId}
              onPress={() => actor.send({ type: 'bank.chosen', ...schemeOf(bank) })}
            >
              <Avatar name={bank.displayName} picture={bank.logoUri} />
              {bank.displayName}
            </Button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p role="status">{t('pay.bank.notFound', { search: search.trim() })}</p>}
    </>
  );
}

const schemeOf = ({ providerId, schemeId }: BankProvider) => ({ providerId, schemeId });

/** Without case and accents. */
const plain = (text: string) => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
