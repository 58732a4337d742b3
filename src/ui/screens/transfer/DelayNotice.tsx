import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { isLate } from '#contract/transfer/transferDisplay.ts';
import { type DelayCause, promisedBy } from '#domain/transfer/deliveryPromise.ts';
import { Notice } from '../../controls/Notice.tsx';
import { TextLink } from '../../controls/TextLink.tsx';
import { useFormats } from '../../formats/useFormats.ts';
import { helpAbout } from './helpAbout.ts';

type DelayNoticeProps = { readonly transfer: Transfer; readonly seenAt: number };

/** Later than promised: our clock says so before the sender has to ask, with the cause and the choices (peers 14). */
export function DelayNotice({ transfer, seenAt }: DelayNoticeProps) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const promised = transfer.delay?.promised ?? promisedBy(transfer);
  if (promised === undefined || !isLate(transfer, seenAt)) return null;
  const cause: DelayCause = transfer.delay?.cause ?? 'partner';
  return (
    <Notice
      tone="warning"
      isLive
      title={t('transfer.delay.title')}
      actions={
        <TextLink to={helpAbout(transfer)} isRoomy>
          {t('common.contactUs')}
        </TextLink>
      }
    >
      <p>{t('transfer.delay.promised', { moment: moment(promised) })}</p>
      <p>{t(`transfer.delay.causes.${cause}`, { name: transfer.recipient.firstName })}</p>
      <p>{t(transfer.cancellable ? 'transfer.delay.waitOrCancel' : 'transfer.delay.wait')}</p>
    </Notice>
  );
}
