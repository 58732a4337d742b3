import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Device } from '#contract/notification/device.ts';
import { devicesQuery } from '#src/services/account/settingsQueries.ts';
import { Button } from '../../../controls/Button.tsx';
import card from '../../../controls/card.module.css';
import { Icon } from '../../../controls/Icon.tsx';
import { RetryNotice } from '../../../controls/RetryNotice.tsx';
import { Skeleton } from '../../../controls/Skeleton.tsx';
import { StatusBadge } from '../../../controls/StatusBadge.tsx';
import { useFormats } from '../../../formats/useFormats.ts';
import styles from './settings.module.css';
import { useDeviceName } from './useDeviceName.ts';

type DevicesSectionProps = {
  /** Not while another change is under way. */
  readonly mayEnd: (device: Device) => boolean;
  readonly onEnd: (device: Device) => void;
};

/** Where somebody is signed in, and the end of it there (ASVS 7.5.2). */
export function DevicesSection({ mayEnd, onEnd }: DevicesSectionProps) {
  const { t } = useTranslation();
  const { data: devices, isError, isFetching, refetch } = useQuery(devicesQuery);
  const nameOf = useDeviceName();
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
            <DeviceRow
              key={device.id}
              device={device}
              name={nameOf(device)}
              mayEnd={mayEnd(device)}
              onEnd={() => onEnd(device)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Systems of what is held in a hand. */
const handhelds: readonly string[] = ['iPhone', 'iPad', 'Android'];

type DeviceRowProps = {
  readonly device: Device;
  readonly name: string;
  readonly mayEnd: boolean;
  readonly onEnd: () => void;
};

function DeviceRow({ device, name, mayEnd, onEnd }: DeviceRowProps) {
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
          isDisabled={!mayEnd}
          onPress={onEnd}
          aria-label={t('account.settings.signOutNamed', { device: name })}
        >
          {t('account.settings.signOut')}
        </Button>
      )}
    </li>
  );
}
