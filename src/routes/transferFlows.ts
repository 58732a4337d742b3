import { dialogueMachine } from '#src/dialogue/dialogueMachine.ts';
import { safeguardMachine } from '#src/dialogue/safeguardMachine.ts';
import { addRecipientMachine } from '#src/machines/add-recipient/addRecipientMachine.ts';
import { applyPromoMachine } from '#src/machines/apply-promo/applyPromoMachine.ts';
import { cancelTransferMachine } from '#src/machines/cancel-transfer/cancelTransferMachine.ts';
import { changeRecipientMachine } from '#src/machines/change-recipient/changeRecipientMachine.ts';
import { confirmNewRecipientMachine } from '#src/machines/confirm-new-recipient/confirmNewRecipientMachine.ts';
import { expiryWatchdogMachine } from '#src/machines/expiry-watchdog/expiryWatchdogMachine.ts';
import { payTransferMachine } from '#src/machines/pay-transfer/payTransferMachine.ts';
import { paymentResultMachine } from '#src/machines/payment-result/paymentResultMachine.ts';
import { priceQuoteMachine } from '#src/machines/price-quote/priceQuoteMachine.ts';
import { sendMoneyMachine } from '#src/machines/send-money/sendMoneyMachine.ts';
import { shareTransferMachine } from '#src/machines/share-transfer/shareTransferMachine.ts';
import { talkToPersonMachine } from '#src/machines/talk-to-person/talkToPersonMachine.ts';
import { captureDocumentsMachine } from '#src/machines/verify-identity/captureDocumentsMachine.ts';
import { verifyIdentityMachine } from '#src/machines/verify-identity/verifyIdentityMachine.ts';
import { fetchOwnServices } from '#src/services/ownServices.ts';
import { paymentResultServices, payTransferServices } from '#src/services/paymentServices.ts';
import { applyPromoServices, priceQuoteServices } from '#src/services/priceQuoteServices.ts';
import { addRecipientServices, confirmNewRecipientServices } from '#src/services/recipientServices.ts';
import { shareTransferServices } from '#src/services/shareServices.ts';
import { supportServices } from '#src/services/supportServices.ts';
import {
  cancelTransferServices,
  changeRecipientServices,
  expiryWatchdogServices,
  sendMoneyServices,
} from '#src/services/transferServices.ts';
import { captureDocumentsServices, verifyIdentityServices } from '#src/services/verifyIdentityServices.ts';
import { worryServices } from '#src/services/worryServices.ts';
import { freshSignIn } from './freshSignIn.ts';

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

export const payTransferFlow = payTransferMachine.provide({ actors: { ...payTransferServices, freshSignIn } });

export const paymentResultFlow = paymentResultMachine.provide({ actors: paymentResultServices });

export const safeguardFlow = safeguardMachine.provide({ actors: { ...worryServices, ...cancelTransferServices } });

export const talkToPersonFlow = talkToPersonMachine.provide({ actors: supportServices });

/** The conversation, with what it runs beside the flows. */
export const dialogueFlow = dialogueMachine.provide({
  actors: { safeguard: safeguardFlow, talkToPerson: talkToPersonFlow },
});

export const shareTransferFlow = shareTransferMachine.provide({ actors: shareTransferServices });

export const cancelTransferFlow = cancelTransferMachine.provide({ actors: cancelTransferServices });

const addRecipient = addRecipientMachine.provide({ actors: { ...addRecipientServices, freshSignIn } });
const confirmNewRecipient = confirmNewRecipientMachine.provide({ actors: confirmNewRecipientServices });

export const changeRecipientFlow = changeRecipientMachine.provide({
  actors: { ...changeRecipientServices, addRecipient, confirmNewRecipient, freshSignIn },
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
    freshSignIn,
  },
});
