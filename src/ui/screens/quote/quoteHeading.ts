import type { TFunction } from 'i18next';
import type { SendHeadingProps } from '../../flows/SendHeading.tsx';

/** What the first step of sending money says of itself, before its rules have come, then, and in the frame around. */
export const quoteHeading = (t: TFunction): SendHeadingProps => ({
  step: 'getQuote',
  title: t('send.quote.title'),
  lead: t('send.quote.lead'),
});
