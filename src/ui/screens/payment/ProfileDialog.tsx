import { useMutation, useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/account/account.ts';
import { failureOf } from '#contract/protocol/failure.ts';
import { payInCurrencyFrom } from '#domain/verification/personalDetails.ts';
import { personalInfoSubmitted } from '#domain/verification/verificationState.ts';
import type { PayTransferActor } from '#src/machines/payment/pay-transfer/payTransferMachine.ts';
import { submitDetailsMutation, userQuery } from '#src/services/account/accountQueries.ts';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { TextLink } from '../../controls/TextLink.tsx';
import { ContinueInGuide } from '../../flows/ContinueInGuide.tsx';
import { PersonalDetailsForm } from '../verification/PersonalDetailsForm.tsx';
import type { PayScreenProps } from './payScreenProps.ts';

/** The payment company needs more of the profile; the transfer waits behind it (PAY-10, PAY-32). */
export function ProfileDialog({ actor, userId }: PayScreenProps) {
  const { t } = useTranslation();
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches('askingProfile'));
  const { data: user } = useQuery({ ...userQuery(userId), enabled: isAsking });
  const isIncomplete = user && !personalInfoSubmitted(user.profile, payInCurrencyFrom(user.profile.location_country));
  return (
    <Dialog
      title={t('pay.profile.title')}
      isOpen={isAsking}
      onClose={() => actor.send({ type: 'method.reopened' })}
      width={800}
      actions={
        <>
          {!isIncomplete && (
            <Button onPress={() => actor.send({ type: 'profile.updated' })}>{t('pay.profile.updated')}</Button>
          )}
          <Button variant="secondary" onPress={() => actor.send({ type: 'method.reopened' })}>
            {t('pay.otherWay')}
          </Button>
        </>
      }
    >
      <p>{t('errors.profileIncomplete')}</p>
      {isIncomplete ? (
        <MissingDetails actor={actor} user={user} />
      ) : (
        <TextLink to="/profile?mode=edit" isRoomy>
          {t('pay.profile.updateNow')}
        </TextLink>
      )}
      <ContinueInGuide />
    </Dialog>
  );
}

/** Filled in where they are missed: the payment goes on by itself. */
function MissingDetails({ actor, user }: { readonly actor: PayTransferActor; readonly user: User }) {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useMutation({
    ...submitDetailsMutation(user.id),
    onSuccess: () => actor.send({ type: 'profile.updated' }),
  });
  return (
    <PersonalDetailsForm
      user={user}
      failure={error ? failureOf(error) : undefined}
      isSubmitting={isPending}
      onSubmit={(details) => mutate(details)}
      submitLabel={t('pay.profile.updateNow')}
    />
  );
}
