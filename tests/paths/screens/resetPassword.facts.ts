import type { resetPasswordMachine } from '#src/machines/account/reset-password/resetPasswordMachine.ts';
import type { Facts } from '../walker/screenTable.ts';
import { sentence } from './asRead.ts';
import { words } from './words.ts';

export const resetPasswordFacts: Facts<typeof resetPasswordMachine> = {
  username: {
    username: { tells: ({ username }) => username, beside: words('auth.fields.username') },
    failure: ({ failure }) => sentence(failure),
  },
  newPassword: { failure: ({ failure }) => sentence(failure) },
  complete: 'only that the password is new',
};
