import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { trackingMessage } from '#src/locales/trackingMessage.ts';
import type { ShareTransferActor } from '#src/machines/transfer/share-transfer/shareTransferMachine.ts';
import { Button } from '../../controls/Button.tsx';
import { notify } from '../../controls/notify.tsx';
import { ButtonLink } from '../../controls/TextLink.tsx';
import { useFormats } from '../../formats/useFormats.ts';
import { LinkPicture } from './LinkPicture.tsx';
import { smsAddress, whatsappAddress } from './messageAddress.ts';
import styles from './share.module.css';

type LinkShownProps = { readonly actor: ShareTransferActor; readonly transfer: Transfer };

/** The link, and the ways to pass it on; none is taken before its sender presses it. */
export function LinkShown({ actor, transfer }: LinkShownProps) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const { link } = useSelector(actor, ({ context }) => context);
  const isEnding = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  if (!link) return null;
  const { url, language, showsAmount, expiresAt } = link;
  const text = trackingMessage[language]({ name: transfer.recipient.firstName, url });
  const facts = { language: t(`share.inLanguage.${language}`) };
  return (
    <>
      <p className={styles.link}>{url}</p>
      <div className={styles.ways}>
        <ButtonLink href={whatsappAddress(transfer.recipient, text)}>{t('share.whatsapp')}</ButtonLink>
        <ButtonLink href={smsAddress(transfer.recipient, text)} variant="secondary">
          {t('share.sms')}
        </ButtonLink>
        <Copy text={url} />
      </div>
      <p className={styles.hint}>
        {t(showsAmount ? 'share.shows' : 'share.showsNoAmount', facts)}{' '}
        {t('share.until', { moment: moment(expiresAt) })}
      </p>
      <LinkPicture url={url} />
      <div className={styles.ways}>
        <Button variant="secondary" isDisabled={isEnding} onPress={() => actor.send({ type: 'link.reconsidered' })}>
          {t('share.change')}
        </Button>
        <Button variant="secondary" isPending={isEnding} onPress={() => actor.send({ type: 'link.ended' })}>
          {t('share.end')}
        </Button>
      </div>
    </>
  );
}

function Copy({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ tone: 'positive', text: t('share.copied') });
    } catch {
      notify({ tone: 'warning', text: t('share.notCopied') });
    }
  };
  return (
    <Button variant="secondary" onPress={() => void copy()}>
      {t('share.copy')}
    </Button>
  );
}
