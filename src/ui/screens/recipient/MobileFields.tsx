import { useTranslation } from 'react-i18next';
import { nationalMobile, networkOfMobile, suggestedNetwork } from '#domain/recipient/mobileNumber.ts';
import { sameMobile } from '#domain/recipient/recipientAnswer.ts';
import { countryName, countryOf } from '#domain/reference/countries.ts';
import { mobileNetworkLabels, mobileNetworksOf } from '#domain/reference/mobileNetworks.ts';
import { mobileOperatorOf } from '#domain/reference/mobileOperators.ts';
import { Button } from '../../controls/Button.tsx';
import { Checkbox } from '../../controls/Checkbox.tsx';
import { Icon } from '../../controls/Icon.tsx';
import { PhoneField } from '../../controls/PhoneField.tsx';
import { Select } from '../../controls/Select.tsx';
import { useDebounced } from '../../controls/useDebounced.ts';
import { VisuallyHidden } from '../../controls/VisuallyHidden.tsx';
import { phoneText } from '../../formats/recipientText.ts';
import { useFormats } from '../../formats/useFormats.ts';
import styles from './recipient.module.css';
import type { RecipientFieldProps } from './recipientFieldProps.ts';
import type { RecipientForm } from './useRecipientForm.ts';

/** RCP-16, RCP-17. */
const pauses = { mobileMilliseconds: 1_500, confirmationMilliseconds: 500 };

export function MobileField({ form, asked }: RecipientFieldProps) {
  const { t } = useTranslation();
  const { mobile = '' } = form.answers;
  const settled = useDebounced(mobile, pauses.mobileMilliseconds);
  const isWrong = settled.trim() !== '' && settled === mobile && !nationalMobile(settled, form.country).ok;
  return (
    <PhoneField
      name="mobile"
      label={t(asked.need === 'optional' ? 'recipient.fields.mobileOptional' : 'recipient.fields.mobile')}
      {...useDialCountry(form)}
      value={mobile}
      onChange={typedMobile(form)}
      error={isWrong ? form.problemText('mobileWrongLength') : form.errorOf('mobile')}
      hint={useNetworkHint(form)}
      blocksPaste={!form.readsBack}
    />
  );
}

/** A number is answered with the network it shows, unless that was chosen by hand. */
export function typedMobile(form: RecipientForm): (text: string) => void {
  const hasNetwork = form.asked.some(({ field, need }) => field === 'mobileMoneyProvider' && need === 'required');
  return (text) => {
    const typed = { before: form.answers.mobile ?? '', now: text, chosen: form.answers.mobileMoneyProvider };
    const network = hasNetwork ? suggestedNetwork(typed, form.country) : undefined;
    form.answer('mobile', text);
    if (network) form.answer('mobileMoneyProvider', network);
  };
}

/** The same number once more, or read where typing it twice is too much (decision 118). */
export function ConfirmMobileField({ form }: RecipientFieldProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.confirmation}>
      {form.readsBack ? <ReadMobileField form={form} /> : <RetypedMobileField form={form} />}
      <div>
        <Button variant="quiet" onPress={() => form.setReadsBack(!form.readsBack)}>
          {t(form.readsBack ? 'recipient.fields.readBack.leave' : 'recipient.fields.readBack.choose')}
        </Button>
      </div>
    </div>
  );
}

type ConfirmedForm = Pick<RecipientFieldProps, 'form'>;

/** Agreeing is said too (RCP-17, RCP-18). */
function RetypedMobileField({ form }: ConfirmedForm) {
  const { t } = useTranslation();
  const { mobile = '', confirmPhoneCode = '' } = form.answers;
  const settled = useDebounced(confirmPhoneCode, pauses.confirmationMilliseconds);
  const isSettled = settled.trim() !== '' && settled === confirmPhoneCode;
  const agrees = isSettled && sameMobile(mobile, settled, form.country);
  const isMatched = agrees && nationalMobile(mobile, form.country).ok;
  return (
    <>
      <PhoneField
        name="confirmPhoneCode"
        label={t('recipient.fields.confirmPhoneCode')}
        {...useDialCountry(form)}
        value={confirmPhoneCode}
        onChange={(text) => form.answer('confirmPhoneCode', text)}
        error={isSettled && !agrees ? form.problemText('mobilesDiffer') : form.errorOf('confirmPhoneCode')}
        blocksPaste
      />
      <div role="status">
        {isMatched && (
          <p className={styles.matched}>
            <Icon name="circleCheck" />
            {t('recipient.fields.numbersMatched')}
          </p>
        )}
      </div>
    </>
  );
}

/** Asked anew with every change of the number: what was said of another is no yes to this one. */
function ReadMobileField({ form }: ConfirmedForm) {
  const { t } = useTranslation();
  const { mobile = '', confirmPhoneCode = '' } = form.answers;
  const { dialCode } = countryOf(form.country);
  const national = nationalMobile(mobile, form.country);
  const seen = national.ok && phoneText({ phoneCode: dialCode, mobile: national.value });
  const heard = national.ok && [...`${dialCode}${national.value}`].join(' ');
  const question = (number: string) => t('recipient.fields.readBack.question', { number });
  return (
    <>
      <p className={styles.readBack} aria-hidden="true">
        {seen ? question(seen) : t('recipient.fields.readBack.first')}
      </p>
      {/* One text for ears, so that it is said once when the number is whole. */}
      <VisuallyHidden>
        <span role="status">{heard ? question(heard) : t('recipient.fields.readBack.first')}</span>
      </VisuallyHidden>
      {national.ok && (
        <Checkbox
          name="confirmPhoneCode"
          isSelected={sameMobile(mobile, confirmPhoneCode, form.country)}
          onChange={(isRight) => form.answer('confirmPhoneCode', isRight ? mobile : '')}
          error={form.errorOf('confirmPhoneCode')}
        >
          {t('recipient.fields.readBack.yes')}
        </Checkbox>
      )}
    </>
  );
}

/** Who runs the wallet; in Cameroon the number says so, and only a number that does not is asked about (D-118). */
export function NetworkField({ form, asked }: RecipientFieldProps) {
  const { t } = useTranslation();
  const national = nationalMobile(form.answers.mobile ?? '', form.country);
  const isKnown = national.ok && networkOfMobile(national.value, form.country) !== undefined;
  if (asked.need === 'ifUnknown' && (isKnown || !national.ok)) return null;
  return (
    <Select
      name="mobileMoneyProvider"
      label={t('recipient.fields.mobileMoneyProvider')}
      items={mobileNetworksOf(form.country).map((id) => ({ id, label: mobileNetworkLabels[id] }))}
      value={mobileNetworksOf(form.country).find((id) => id === form.answers.mobileMoneyProvider) ?? null}
      onChange={(id) => form.answer('mobileMoneyProvider', id)}
      error={form.errorOf('mobileMoneyProvider')}
    />
  );
}

/** Numbers move between networks, so this advises. */
function useNetworkHint(form: RecipientForm): string | undefined {
  const { t } = useTranslation();
  const national = nationalMobile(form.answers.mobile ?? '', form.country);
  const operator = national.ok ? mobileOperatorOf(national.value, form.country) : undefined;
  return operator && t('recipient.fields.networkHint', { network: operator.name });
}

function useDialCountry({ country }: RecipientForm) {
  const { locale } = useFormats();
  const { dialCode } = countryOf(country);
  return { countries: [{ countryCode: country, name: countryName(country, locale), dialCode }], country } as const;
}
