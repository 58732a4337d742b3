import { completeProfileMachine } from '#src/machines/payment/complete-profile/completeProfileMachine.ts';
import { payTransferMachine } from '#src/machines/payment/pay-transfer/payTransferMachine.ts';
import { paymentResultMachine } from '#src/machines/payment/payment-result/paymentResultMachine.ts';
import { applyPromoMachine } from '#src/machines/quote/apply-promo/applyPromoMachine.ts';
import { priceQuoteMachine } from '#src/machines/quote/price-quote/priceQuoteMachine.ts';
import { addRecipientMachine } from '#src/machines/recipient/add-recipient/addRecipientMachine.ts';
import { changeRecipientMachine } from '#src/machines/recipient/change-recipient/changeRecipientMachine.ts';
import { confirmNewRecipientMachine } from '#src/machines/recipient/confirm-new-recipient/confirmNewRecipientMachine.ts';
import { cancelTransferMachine } from '#src/machines/transfer/cancel-transfer/cancelTransferMachine.ts';
import { expiryWatchdogMachine } from '#src/machines/transfer/expiry-watchdog/expiryWatchdogMachine.ts';
import { sendMoneyMachine } from '#src/machines/transfer/send-money/sendMoneyMachine.ts';
import { shareTransferMachine } from '#src/machines/transfer/share-transfer/shareTransferMachine.ts';
import { captureDocumentsMachine } from '#src/machines/verification/verify-identity/captureDocumentsMachine.ts';
import { verifyIdentityMachine } from '#src/machines/verification/verify-identity/verifyIdentityMachine.ts';
import { completeProfileServices } from '#src/services/account/profileServices.ts';
import { paymentResultServices, payTransferServices } from '#src/services/payment/paymentServices.ts';
import { fetchOwnServices } from '#src/services/quote/ownServices.ts';
import { applyPromoServices, priceQuoteServices } from '#src/services/quote/priceQuoteServices.ts';
import { addRecipientServices, confirmNewRecipientServices } from '#src/services/recipient/recipientServices.ts';
import { shareTransferServices } from '#src/services/transfer/shareServices.ts';
import {
  cancelTransferServices,
  changeRecipientServices,
  expiryWatchdogServices,
  sendMoneyServices,
} from '#src/services/transfer/transferServices.ts';
import { captureDocumentsServices, verifyIdentityServices } from '#src/services/verification/verifyIdentityServices.ts';
import { reauthentication } from '../account/reauthentication.ts';

/** The flows around one transfer, with the real work behind their ports. */

export const priceQuoteFlow = priceQuoteMachine.provide({
  actors: {
    ...priceQuoteServices,
    fetchServices: fetchOwnServices,
    applyPromo: applyPromoMachine.provide({ actors: applyPromoServices }),
  },
});

export const verifyIdentityFlow = verifyIdentityMachine.provide({
  actors: {
    ...verifyIdentityServices,
    captureDocuments: captureDocumentsMachine.provide({ actors: captureDocumentsServices }),
  },
});

export const completeProfileFlow = completeProfileMachine.provide({ actors: completeProfileServices });

export const payTransferFlow = payTransferMachine.provide({
  actors: { ...payTransferServices, completeProfile: completeProfileFlow, reauthentication },
});

export const paymentResultFlow = paymentResultMachine.provide({ actors: paymentResultServices });

export const shareTransferFlow = shareTransferMachine.provide({ actors: shareTransferServices });

export const cancelTransferFlow = cancelTransferMachine.provide({ actors: cancelTransferServices });

const addRecipient = addRecipientMachine.provide({ actors: { ...addRecipientServices, reauthentication } });
const confirmNewRecipient = confirmNewRecipientMachine.provide({ actors: confirmNewRecipientServices });

export const changeRecipientFlow = changeRecipientMachine.provide({
  actors: { ...changeRecipientServices, addRecipient, confirmNewRecipient, reauthentication },
});

export const sendMoneyFlow = sendMoneyMachine.provide({
  actors: {
    ...sendMoneyServices,
    priceQuote: priceQuoteFlow,
    addRecipient,
    confirmNewRecipient,
    changeRecipient: changeRecipientFlow,
    expiryWatchdog: expiryWatchdogMachine.provide({ actors: expiryWatchdogServices }),
    payTransfer: payTransferFlow,
    cancelTransfer: cancelTransferFlow,
    verifyIdentity: verifyIdentityFlow,
    reauthentication,
  },
});
