import type {
  SecondFactorContext,
  secondFactorMachine,
} from '#src/machines/account/second-factor/secondFactorMachine.ts';
import type { Facts } from '../walker/screenTable.ts';
import { sentence } from './asRead.ts';
import { words } from './words.ts';

const failure = ({ failure: refusal }: SecondFactorContext) => sentence(refusal);

/** One code of those that are shown this once. */
const recoveryCode =
  (place: number) =>
  ({ recoveryCodes }: SecondFactorContext) =>
    recoveryCodes?.[place];

export const secondFactorFacts: Facts<typeof secondFactorMachine> = {
  overview: { failure },
  passkeyName: {
    name: {
      tells: ({ renamed, act }) =>
        act?.kind === 'addPasskey' || act?.kind === 'renamePasskey' ? act.name : renamed?.name,
      beside: words('account.factors.name'),
    },
    failure,
  },
  removal: {
    'what goes': ({ act }) =>
      act?.kind === 'removePasskey'
        ? words('account.factors.removeText', { name: act.name })
        : words('account.factors.removeAppText'),
    failure,
  },
  appCode: {
    secret: ({ app }) => app?.secret.replace(/(.{4})(?=.)/g, '$1 '),
    failure: { tells: failure, onlyOneWay: 'a code is wrong in one way' },
  },
  recoveryCodes: { 'the first code': recoveryCode(0), 'the last code': recoveryCode(1) },
};
