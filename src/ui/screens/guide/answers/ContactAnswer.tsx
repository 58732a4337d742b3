import { useTranslation } from 'react-i18next';
import { recipientFieldsFor } from '#domain/recipient/recipientForm.ts';
import type { PlaceOf } from '#src/dialogue/flows/place.ts';
import type { Plan } from '#src/dialogue/question.ts';
import { Button } from '../../../controls/Button.tsx';
import { chooseContact, hasPhoneContacts } from '../../recipient/phoneContacts.ts';

type ContactAnswerProps = {
  readonly place: PlaceOf<'addRecipient'>;
  readonly onChosen: (said: Plan) => void;
};

/** Somebody from the phone's own contacts, where the browser lets one be chosen: name and number as if they were said. */
export function ContactAnswer({ place, onChosen }: ContactAnswerProps) {
  const { t } = useTranslation();
  if (!hasPhoneContacts()) return null;
  const { countryCode, transferMethod } = place.snapshot.context;
  async function take() {
    const chosen = await chooseContact(countryCode);
    if (!chosen) return;
    const { firstName, lastName, mobile } = chosen;
    const asked = recipientFieldsFor({ method: transferMethod, countryCode, accountType: 'bank' });
    const asksMobile = asked.some(({ field }) => field === 'mobile');
    onChosen({
      ...(firstName && { recipientFirstName: { value: firstName } }),
      ...(lastName && { recipientLastName: { value: lastName } }),
      ...(mobile && asksMobile && { recipientMobile: { value: mobile } }),
    });
  }
  return (
    <Button variant="secondary" onPress={() => void take()}>
      {t('recipient.form.fromContacts')}
    </Button>
  );
}
