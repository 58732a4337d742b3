import type { EditProfileContext, editProfileMachine } from '#src/machines/account/edit-profile/editProfileMachine.ts';
import { addressAnswers, userFixture } from '#tests/fixtures/userFixture.ts';
import { told } from '../telling/retell.ts';
import type { Facts } from '../walker/screenTable.ts';
import { phoneNumber, sentence } from './asRead.ts';
import { words } from './words.ts';

/** Who edits, as the page beside the flow was given them. */
export const submitted = userFixture({ profile: addressAnswers });

const editor = () => told(submitted).profile;

/** What was entered stays while it can be put right. */
const entered = (field: keyof typeof addressAnswers) => ({
  beside: words(`verification.fields.${field}`),
  tells: ({ changes }: EditProfileContext) => changes?.[field] ?? editor()[field],
});

export const editProfileFacts: Facts<typeof editProfileMachine> = {
  profile: {
    'first name': { beside: words('auth.fields.firstName'), tells: () => editor().firstName },
    'last name': { beside: words('auth.fields.lastName'), tells: () => editor().lastName },
    number: { beside: words('auth.fields.mobile'), tells: () => phoneNumber(editor()) },
    email: { beside: words('auth.fields.email'), tells: () => told(submitted).username },
    street: entered('address1'),
    city: entered('city'),
    postcode: entered('zip'),
    failure: ({ failure }) => sentence(failure),
  },
};
