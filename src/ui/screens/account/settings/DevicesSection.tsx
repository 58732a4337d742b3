import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Device } from '#contract/notification/device.ts';
import { failureOf } from '#contract/protocol/failure.ts';
import { currentUserHasFactor } from '#src/services/account/factorServices.ts';
import { devicesQuery, endDeviceMutation } from '#src/services/account/settingsQueries.ts';
import { Button } from '../../../controls/Button.tsx';
import card from '../../../controls/card.module.css';
import { Icon } from '../../../controls/Icon.tsx';
import { notify } from '../../../controls/notify.tsx';
import { RetryNotice } from '../../../controls/RetryNotice.tsx';
import { Skeleton } from '../../../controls/Skeleton.tsx';
import { StatusBadge } from '../../../controls/StatusBadge.tsx';
import { useFormats } from '../../../formats/useFormats.ts';
import { AccountPasswordDialog } from './AccountPasswordDialog.tsx';
import styles from './settings.module.css';

/** Where somebody is signed in, and the end of it there (ASVS 7.5.2). */
export function DevicesSection() {
  const { t } = useTranslation();
  const { data: devices, isError, isFetching, refetch } = useQuery(devicesQuery);
  const [ending, setEnding] = useState<Device>();
  const { mutate, isPending, error, reset } = useMutation(endDeviceMutation);
  const nameOf = useDeviceName();
  const close = () => {
    setEnding(undefined);
    reset();
  };
  const choose = (device: Device) => (currentUserHasFactor() ? end(device, '') : setEnding(device));
  const end = (device: Device, password: string) =>
    mutate(
      { password, sessionId: device.id },
      {
        onSuccess: () => {
          close();
          notify({ tone: 'positive', text: t('account.settings.signedOut', { device: nameOf(device) }) });
        },
        onError: () => notify({ tone: 'danger', text: t('account.settings.notSignedOut') }),
      },
    );
  return (
    <section className={card.card} aria-labelledby="devices">
      <h2 id="devices" className={card.title}>
        {t('account.settings.devices')}
      </h2>
      <p className={styles.lead}>{t('account.settings.devicesLead')}</p>
      {isError && (
        <RetryNotice retry={t('common.tryAgain')} onRetry={() => void refetch()} isPending={isFetching}>
          {t('account.settings.devicesFailed')}
        </RetryNotice>
      )}
      {!devices && !isError && <Skeleton />}
      {devices && (
        <ul className={styles.devices}>
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} name={nameOf(device)} onEnd={() => choose(device)} />
          ))}
        </ul>
      )}
      <AccountPasswordDialog
        isOpen={ending !== undefined}
        isPending={isPending}
        failure={error ? failureOf(error) : undefined}
        onCancel={close}
        onConfirm={(password) => ending && end(ending, password)}
      />
    </section>
  );
}

/** Systems of what is held in a hand. */
const handhelds: readonly string[] = ['iPhone', 'iPad', 'Android'];

type DeviceRowProps = { readonly device: Device; readonly name: string; readonly onEnd: () => void };

function DeviceRow({ device, name, onEnd }: DeviceRowProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <li className={styles.device}>
      <Icon name={handhelds.includes(device.system ?? '') ? 'mobile' : 'computer'} />
      <div>
        <p className={styles.deviceName}>{name}</p>
        <p className={styles.hint}>{t('account.settings.signedIn', { date: formats.moment(device.signedInAt) })}</p>
        <p className={styles.hint}>{t('account.settings.lastSeen', { date: formats.moment(device.lastSeenAt) })}</p>
      </div>
      {device.isThis ? (
        <StatusBadge tone="positive" label={t('account.settings.thisDevice')} />
      ) : (
        <Button
          variant="secondary"
          size="small"
          onPress={onEnd}
          aria-label={t('account.settings.signOutNamed', { device: name })}
        >
          {t('account.settings.signOut')}
        </Button>
      )}
    </li>
  );
}

function useDeviceName(): (device: Device) => string {
  const { t } = useTranslation();
  return ({ browser, system }) => {
    if (browser && system) return t('account.settings.deviceOn', { browser, system });
    return browser ?? system ?? t('account.settings.unknownDevice');
  };
}
