import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedField, RecipientField } from '#domain/recipient/recipientForm.ts';
import { countryName } from '#domain/reference/countries.ts';
import { pickupPointsOf } from '#domain/reference/pickupPoints.ts';
import card from '../../controls/card.module.css';
import { Flag } from '../../controls/Flag.tsx';
import { Select } from '../../controls/Select.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { useFormats } from '../../formats/useFormats.ts';
import { AccountNumberField, PlainField } from './AccountNumberField.tsx';
import { BankChoice } from './BankChoice.tsx';
import { CameroonAccountField } from './CameroonAccountField.tsx';
import { ContactButton } from './ContactButton.tsx';
import { ConfirmMobileField, MobileField, NetworkField } from './MobileFields.tsx';
import styles from './recipient.module.css';
import type { RecipientFieldProps } from './recipientFieldProps.ts';
import type { RecipientForm } from './useRecipientForm.ts';

/** One control for everything a sender may be asked about a recipient. */
const controls: Record<RecipientField, (props: RecipientFieldProps) => ReactElement | null> = {
  firstName: (props) => <NameField {...props} field="firstName" />,
  lastName: (props) => <NameField {...props} field="lastName" />,
  countryCode: CountryField,
  mobile: MobileField,
  confirmPhoneCode: ConfirmMobileField,
  mobileMoneyProvider: NetworkField,
  pickupPoint: PickupPointField,
  bankName: BankNameField,
  bankId: BankChoice,
  accountNumber: AccountNumberField,
  accountBranch: (props) => <PlainField {...props} field="accountBranch" />,
  recipientAccountNumber: CameroonAccountField,
};

const aboutThePerson: readonly RecipientField[] = ['firstName', 'lastName', 'countryCode'];

/** The questions of this country and method, first about the person, then about where the money goes. */
export function RecipientFields({ form }: { readonly form: RecipientForm }) {
  const { t } = useTranslation();
  const isPersonal = ({ field }: AskedField) => aboutThePerson.includes(field);
  return (
    <div className={styles.form}>
      <section className={card.card}>
        <h2 className={card.title}>{t('recipient.form.who')}</h2>
        <ContactButton form={form} />
        <Asked form={form} fields={form.asked.filter(isPersonal)} />
      </section>
      <section className={card.card}>
        <h2 className={card.title}>{t('recipient.form.where')}</h2>
        <Asked form={form} fields={form.asked.filter((asked) => !isPersonal(asked))} />
      </section>
    </div>
  );
}

function Asked({ form, fields }: { readonly form: RecipientForm; readonly fields: readonly AskedField[] }) {
  return (
    <div className={styles.fields}>
      {fields.map((asked) => {
        const Control = controls[asked.field];
        return <Control key={asked.field} form={form} asked={asked} />;
      })}
    </div>
  );
}

function NameField({ form, field }: RecipientFieldProps & { readonly field: 'firstName' | 'lastName' }) {
  const { t } = useTranslation();
  return (
    <TextField
      name={field}
      label={t(`recipient.fields.${field}`)}
      autoComplete="off"
      value={form.answers[field] ?? ''}
      onChange={(text) => form.answer(field, text)}
      error={form.errorOf(field)}
      hint={field === 'firstName' ? t('recipient.fields.nameHint') : undefined}
    />
  );
}

/** The quote decides it; changing it is another quote. */
function CountryField({ form }: RecipientFieldProps) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  return (
    <Select
      name="countryCode"
      label={t('recipient.fields.countryCode')}
      items={[{ id: form.country, label: countryName(form.country, locale), icon: <Flag country={form.country} /> }]}
      value={form.country}
      onChange={() => undefined}
      isDisabled
      error={form.errorOf('countryCode')}
      hint={t('recipient.fields.countryHint')}
    />
  );
}

function PickupPointField({ form }: RecipientFieldProps) {
  const { t } = useTranslation();
  return (
    <Select
      name="pickupPoint"
      label={t('recipient.fields.pickupPoint')}
      items={pickupPointsOf(form.country).map(({ id, name }) => ({ id, label: name }))}
      value={form.answers.pickupPoint ?? null}
      onChange={(id) => form.answer('pickupPoint', id)}
      error={form.errorOf('pickupPoint')}
    />
  );
}

function BankNameField(props: RecipientFieldProps) {
  const field = props.form.accountType === 'microfinance' ? 'microfinanceName' : 'bankName';
  return <PlainField {...props} field="bankName" label={field} />;
}
