import { dialogueMachine } from '#src/dialogue/dialogueMachine.ts';
import { safeguardMachine } from '#src/dialogue/safeguardMachine.ts';
import { talkToPersonMachine } from '#src/machines/help/talk-to-person/talkToPersonMachine.ts';
import { supportServices } from '#src/services/help/supportServices.ts';
import { worryServices } from '#src/services/help/worryServices.ts';
import { cancelTransferServices } from '#src/services/transfer/transferServices.ts';

export const safeguardFlow = safeguardMachine.provide({ actors: { ...worryServices, ...cancelTransferServices } });

export const talkToPersonFlow = talkToPersonMachine.provide({ actors: supportServices });

/** The conversation, with what it runs beside the flows. */
export const dialogueFlow = dialogueMachine.provide({
  actors: { safeguard: safeguardFlow, talkToPerson: talkToPersonFlow },
});
