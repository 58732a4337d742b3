import type { Transfer } from '#contract/transfer/transfer.ts';
import { visibleReference } from '#domain/transfer/transferReference.ts';

/** The address of Help that knows which transfer is meant (TXN-30, BIZ-06). */
export const helpAbout = ({ reference }: Transfer): string => `/help?transferId=${visibleReference(reference)}`;
