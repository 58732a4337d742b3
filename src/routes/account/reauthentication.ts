import { reauthenticationMachine } from '#src/machines/account/reauthentication/reauthenticationMachine.ts';
import { currentUserHasFactor, reauthenticationServices } from '#src/services/account/factorServices.ts';

/** What the server wants confirmed, for any flow it asks it of (D-120). */
export const reauthentication = reauthenticationMachine.provide({
  actors: reauthenticationServices,
  guards: { hasFactor: currentUserHasFactor },
});
