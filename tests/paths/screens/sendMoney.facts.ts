import type { Transfer } from '#contract/transfer/transfer.ts';
import { countryName } from '#domain/reference/countries.ts';
import type { SendMoneyContext, SmallFirst } from '#src/machines/transfer/send-money/sendMoneyContext.ts';
import type { sendMoneyMachine } from '#src/machines/transfer/send-money/sendMoneyMachine.ts';
import type { Facts } from '../walker/screenTable.ts';
import { moment, network, personName, phoneNumber, sentence } from './asRead.ts';
import { heldAs } from './sendFixtures.ts';
import { amountText, pricedAs, sumFacts } from './sumFacts.ts';
import { words } from './words.ts';

/** What the transfer that is held says. */
const held =
  <Value>(tells: (transfer: Transfer) => Value) =>
  ({ transfer }: SendMoneyContext) =>
    transfer && tells(heldAs(transfer));

const person = held(({ recipient }) => personName(recipient));

/** Everything that could be wrong, to be read once more before paying. */
const whole = {
  ...sumFacts(held(pricedAs)),
  number: {
    tells: held(({ recipient }) => phoneNumber(recipient.profile)),
    beside: words('transfer.recipientFacts.mobile'),
  },
  network: {
    tells: held(({ recipient }) => network(recipient.profile)),
    beside: words('transfer.recipientFacts.network'),
  },
  country: {
    tells: ({ transfer }: SendMoneyContext) => transfer && countryName(transfer.destinationCountryCode, 'en-GB'),
    beside: words('transfer.recipientFacts.country'),
  },
};

/** On top of the review, with the sum and the number under it. */
const getsIt = held(({ recipient }) => words('send.review.gets', { name: personName(recipient) }));

const review: Facts<typeof sendMoneyMachine>['review'] = {
  ...whole,
  person: { tells: person, beside: words('transfer.recipientFacts.name') },
  'who gets it': getsIt,
  'how much arrives': {
    tells: held(({ destinationAmount, destinationCurrency }) => amountText(destinationAmount, destinationCurrency)),
    beside: getsIt,
  },
  'on which number': { tells: held(({ recipient }) => phoneNumber(recipient.profile)), beside: getsIt },
  deadline: held(({ expiresAt }) => words('send.review.payBy', { time: moment(expiresAt) })),
};

/** Each fee beside the sum it is for. */
const feeOf = (
  label: 'feeOf' | 'feeOfRest' | 'feeAtOnce',
  tells: (priced: SmallFirst) => readonly [number, number],
) => {
  const told = ({ smallFirst }: SendMoneyContext) => {
    if (!smallFirst) return undefined;
    const [fee, amount] = tells(smallFirst).map((each) => amountText(each, smallFirst.quote.originCurrency));
    return { fee, amount };
  };
  return {
    tells: (context: SendMoneyContext) => told(context)?.fee,
    beside: (context: SendMoneyContext) => words(`send.smallFirst.${label}`, { amount: told(context)?.amount ?? '' }),
    onlyOneWay: 'the sums of the rest are told alike in every telling',
  };
};

const isUnexplained = ({ failure }: SendMoneyContext) => failure?.code === 'unexpected';

export const sendMoneyFacts: Facts<typeof sendMoneyMachine> = {
  amount: 'asked by priceQuote',
  signIn: 'the account is asked for, and nothing of the transfer is made yet',
  recipient: {
    ...sumFacts(({ quote }: SendMoneyContext) => quote),
    failure: { tells: ({ failure }) => sentence(failure), onlyOneWay: 'one refusal leads here' },
  },
  newRecipient: 'asked by addRecipient',
  acknowledgement: 'asked by confirmNewRecipient',
  reason: 'the reasons are the answers, which the walk chooses from by name',
  draftUsed: 'which transfer was made is read when it is opened',
  creationRetry: { failure: (context) => (isUnexplained(context) ? undefined : sentence(context.failure)) },
  password: 'asked by reauthentication',
  verifyFirst: 'how many transfers may wait is one number for everybody',
  agreementRetry: 'only that the server could not be told',
  transferRetry: 'only that the transfer could not be read',
  review,
  smallFirst: {
    'fee now': feeOf('feeOf', ({ fees, quote }) => [fees.first, quote.originAmount]),
    'fee of the rest': feeOf('feeOfRest', ({ fees, rest }) => [fees.rest, rest]),
    'fee at once': feeOf('feeAtOnce', ({ fees }) => [fees.atOnce, 0]),
  },
  otherRecipient: 'asked by changeRecipient',
  cancellation: 'asked by cancelTransfer',
  startAgain: 'a question about the draft as a whole',
  payment: 'asked by payTransfer',
  identity: 'asked by verifyIdentity',
  expired: 'the day that is over is the same for everybody',
};

/** The guide says some with the answers before the question; of the deadline it warns when it is near. */
export const sendMoneyFactsInChat: typeof sendMoneyFacts = {
  ...sendMoneyFacts,
  recipient: 'the price stands in the thread above',
  creationRetry: 'the refusal is news of the thread above',
  smallFirst: 'the question tells both fees and the one, which its headline is',
  review: {
    ...whole,
    person: (context) =>
      context.transfer &&
      words('guide.changeNamed', { name: words('guide.ask.recipient.name'), answer: person(context) }),
  },
};
