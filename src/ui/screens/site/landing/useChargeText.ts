import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../formats/useFormats.ts';
import type { LandingView } from './landingModel.ts';

/** What the dearest way of paying adds, or that none does; nothing before there is a price (D-52). */
export function useChargeText({ charge }: LandingView): string {
  const { t } = useTranslation();
  const { money } = useFormats();
  if (!charge) return '';
  return charge.minor > 0 ? t('landing.calculator.card', { charge: money(charge) }) : t('landing.calculator.noCharge');
}
