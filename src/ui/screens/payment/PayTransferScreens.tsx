import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import { currentStep } from '#src/machines/currentStep.ts';
import type { PayTransferStep } from '#src/machines/payment/pay-transfer/payTransferContext.ts';
import type { ExpiryWatchdogActor } from '#src/machines/transfer/expiry-watchdog/expiryWatchdogMachine.ts';
import { ReauthenticationDialog } from '../../flows/ReauthenticationDialog.tsx';
import { usePreviousStep } from '../../flows/usePreviousStep.ts';
import { ExpiryNotice } from '../transfer/ExpiryNotice.tsx';
import { BankScreen } from './BankScreen.tsx';
import { NotOpenScreen, PaymentUnavailableScreen } from './BlockedScreens.tsx';
import { LeavingScreen } from './LeavingScreen.tsx';
import { NothingDueScreen } from './NothingDueScreen.tsx';
import { PaymentMethodScreen } from './PaymentMethodScreen.tsx';
import { ProfileDialog } from './ProfileDialog.tsx';
import type { PayScreenProps } from './payScreenProps.ts';
import { usePaymentToasts } from './usePaymentToasts.ts';

type PayTransferScreensProps = PayScreenProps & {
  /** Watches the deadline of the transfer that is being paid. */
  readonly watchdog?: ExpiryWatchdogActor | undefined;
};

const screens: Record<PayTransferStep, ComponentType<PayScreenProps>> = {
  transferRetry: PaymentUnavailableScreen,
  nothingDue: NothingDueScreen,
  paymentMethod: PaymentMethodScreen,
  bank: BankScreen,
  bankRetry: BankScreen,
  profile: PaymentMethodScreen,
  password: PaymentMethodScreen,
  notOpen: NotOpenScreen,
  leaving: LeavingScreen,
};

/** The screen face of paying. */
export function PayTransferScreens({ actor, userId, watchdog }: PayTransferScreensProps) {
  const held = usePreviousStep(useSelector(actor, (snapshot) => currentStep<PayTransferStep>(snapshot)));
  const isFetchingBanks = useSelector(actor, (snapshot) => snapshot.matches('fetchingBanks'));
  const profile = useSelector(actor, ({ children }) => children.completeProfile);
  const reauthentication = useSelector(actor, ({ children }) => children.reauthentication);
  usePaymentToasts(actor);
  const Screen = isFetchingBanks ? BankScreen : screens[held ?? 'paymentMethod'];
  return (
    <>
      {watchdog && <ExpiryNotice actor={watchdog} />}
      <Screen actor={actor} userId={userId} />
      {profile && <ProfileDialog actor={profile} />}
      {reauthentication && <ReauthenticationDialog actor={reauthentication} />}
    </>
  );
}
