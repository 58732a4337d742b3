import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { PayTransferActor } from '#src/machines/pay-transfer/payTransferMachine.ts';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { TextLink } from '../../controls/TextLink.tsx';

/** The payment company needs more of the profile; the transfer waits (PAY-10, PAY-32). */
export function ProfileDialog({ actor }: { readonly actor: PayTransferActor }) {
  const { t } = useTranslation();
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches('askingProfile'));
  return (
    <Dialog
      title={t('pay.profile.title')}
      isOpen={isAsking}
      onClose={() => actor.send({ type: 'method.reopened' })}
      width={410}
      actions={
        <>
          <Button onPress={() => actor.send({ type: 'profile.updated' })}>{t('pay.profile.updated')}</Button>
          <Button variant="secondary" onPress={() => actor.send({ type: 'method.reopened' })}>
            {t('pay.otherWay')}
          </Button>
        </>
      }
    >
      <p>{t('errors.profileIncomplete')}</p>
      <TextLink to="/profile?mode=edit" isRoomy>
        {t('pay.profile.updateNow')}
      </TextLink>
    </Dialog>
  );
}
