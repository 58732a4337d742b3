import { matchesState } from 'xstate';
import { countryName } from '#domain/reference/countries.ts';
import { fieldProblemText } from '#src/locales/fieldProblemText.ts';
import type { addRecipientMachine } from '#src/machines/recipient/add-recipient/addRecipientMachine.ts';
import type { Facts } from '../walker/screenTable.ts';
import { personName } from './asRead.ts';
import { english, words } from './words.ts';

const lookedUp = 'the walks have a name looked up of one person in Uganda, whom no other telling has';

export const addRecipientFacts: Facts<typeof addRecipientMachine> = {
  details: {
    country: ({ countryCode, transferMethod }) =>
      words('recipient.form.lead', {
        method: words(`methods.${transferMethod}`),
        country: countryName(countryCode, 'en-GB'),
      }),
    /** Whose account it is, by its bank (RCP-30). */
    holder: ({ accountName = '' }, { value }) =>
      matchesState({ askingDetails: 'accountFound' }, value)
        ? `${words('recipient.lookup.found')} ${accountName}`
        : undefined,
    problem: {
      tells({ problems: { firstName } }) {
        return firstName && fieldProblemText({ t: words, i18n: english }, firstName);
      },
      onlyOneWay: 'the walks leave out the first name',
    },
  },
  nameMismatch: {
    'you entered': {
      tells: ({ recipient }) => recipient && personName(recipient),
      beside: words('recipient.nameCheck.youWrote'),
      onlyOneWay: lookedUp,
    },
    'the network says': {
      tells: ({ customerName }) => customerName,
      beside: words('recipient.nameCheck.networkSays'),
      onlyOneWay: lookedUp,
    },
  },
  nameUnchecked: 'only that nobody could be asked',
  password: 'asked by reauthentication',
};

export const addRecipientFactsInChat: typeof addRecipientFacts = {
  ...addRecipientFacts,
  details: 'asked part by part, each question with what it hangs on',
  nameMismatch: 'the question says whom the network names',
};
