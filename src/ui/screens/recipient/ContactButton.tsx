import { useTranslation } from 'react-i18next';
import { Button } from '../../controls/Button.tsx';
import { typedMobile } from './MobileFields.tsx';
import { chooseContact, hasPhoneContacts } from './phoneContacts.ts';
import type { RecipientForm } from './useRecipientForm.ts';

/** Somebody from the phone's own contacts, where the browser lets one be chosen. What is filled in may be corrected. */
export function ContactButton({ form }: { readonly form: RecipientForm }) {
  const { t } = useTranslation();
  if (!hasPhoneContacts()) return null;
  async function fillIn() {
    const chosen = await chooseContact(form.country);
    if (chosen?.firstName) form.answer('firstName', chosen.firstName);
    if (chosen?.lastName) form.answer('lastName', chosen.lastName);
    if (!chosen?.mobile || !form.asked.some(({ field }) => field === 'mobile')) return;
    typedMobile(form)(chosen.mobile);
    // Asked for twice because of slips of the finger, of which there was none.
    form.answer('confirmPhoneCode', chosen.mobile);
  }
  return (
    <Button variant="secondary" onPress={() => void fillIn()}>
      {t('recipient.form.fromContacts')}
    </Button>
  );
}
