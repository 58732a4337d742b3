import { useTranslation } from 'react-i18next';
import type { Device } from '#contract/notification/device.ts';

export function useDeviceName(): (device: Device) => string {
  const { t } = useTranslation();
  return ({ browser, system }) => {
    if (browser && system) return t('account.settings.deviceOn', { browser, system });
    return browser ?? system ?? t('account.settings.unknownDevice');
  };
}
