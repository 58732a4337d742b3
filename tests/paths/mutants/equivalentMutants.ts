const endsAsItBegan = 'The outcome is “left” from the beginning, and nothing sets another before an end.';
const onlySignedIn = 'Only a signed-in sender asks the bank, and looking sends those to the same call.';

/** Mutants that nothing can tell from the sound machine, each with the reason why. */
export const equivalentMutants: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sendMoney: {
    'sendMoney.resumeFailed | dashboard.chosen | 0 leaves out action 1': endsAsItBegan,
    'sendMoney.verifyFirst | dashboard.chosen | 0 leaves out action 1': endsAsItBegan,
    'sendMoney.holding.paying | xstate.done.actor.payTransfer | 5 leaves out action 1': endsAsItBegan,
  },
  payTransfer: {
    'payTransfer.askingBank | method.reopened | 0 leaves out action 1':
      'Whoever chooses a bank has just asked to pay or tried again, and both forgot what went wrong.',
  },
  paymentResult: {
    'paymentResult.reportingReturn | xstate.done.actor.reportReturn | 0 leads to the next state': onlySignedIn,
    'paymentResult.reportingReturn | xstate.error.actor.reportReturn | 0 leads to the next state': onlySignedIn,
  },
  'paymentResult on its screens': {
    'nothingStarted is passed over': 'Signing in again, or for the first time, still finds that nothing was started.',
  },
};
