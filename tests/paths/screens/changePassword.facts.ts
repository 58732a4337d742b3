import type { changePasswordMachine } from '#src/machines/account/change-password/changePasswordMachine.ts';
import type { Facts } from '../walker/screenTable.ts';
import { sentence } from './asRead.ts';

/** Passwords are never in the context, nor to be read. */
export const changePasswordFacts: Facts<typeof changePasswordMachine> = {
  passwords: { failure: ({ failure }) => sentence(failure) },
};
