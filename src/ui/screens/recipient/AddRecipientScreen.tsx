import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { accountTypes } from '#domain/recipient/recipientForm.ts';
import { countryName } from '#domain/reference/countries.ts';
import type { AddRecipientActor } from '#src/machines/recipient/add-recipient/addRecipientMachine.ts';
import { Button } from '../../controls/Button.tsx';
import { Form } from '../../controls/Form.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { Tabs } from '../../controls/Tabs.tsx';
import { ReauthenticationDialog } from '../../flows/ReauthenticationDialog.tsx';
import { SendPage } from '../../flows/SendPage.tsx';
import { useFormats } from '../../formats/useFormats.ts';
import { AccountNameStatus } from './AccountNameStatus.tsx';
import { NameCheckDialog } from './NameCheckDialog.tsx';
import { RecipientFields } from './RecipientFields.tsx';
import { useAccountLookup } from './useAccountLookup.ts';
import { useAddRecipientToasts } from './useAddRecipientToasts.ts';
import { type RecipientForm, useRecipientForm } from './useRecipientForm.ts';

/** A new person to send to; what is asked follows from the country and the method (RCP-13…RCP-34). */
export function AddRecipientScreen({ actor }: { readonly actor: AddRecipientActor }) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  const { countryCode, transferMethod, corrects } = useSelector(actor, ({ context }) => context);
  const title = t(corrects ? 'recipient.form.correctTitle' : 'recipient.form.title');
  const isVerifying = useSelector(actor, (snapshot) => snapshot.matches({ askingDetails: 'verifyingAccount' }));
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches('saving') || snapshot.matches('checkingName'));
  const reauthentication = useSelector(actor, ({ children }) => children.reauthentication);
  const form = useRecipientForm(actor);
  useAccountLookup(actor, form.answers);
  useAddRecipientToasts(actor);

  return (
    <SendPage
      step="recipient"
      title={title}
      lead={t('recipient.form.lead', {
        method: t(`methods.${transferMethod}`),
        country: countryName(countryCode, locale),
      })}
      hasErrors={form.problems.length > 0}
    >
      <Form onSubmit={form.submit} problems={form.problems} isCorrected={form.isChanged} label={title}>
        {form.general && (
          <Notice tone="danger" isLive>
            {form.general}
          </Notice>
        )}
        <Questions form={form} />
        <AccountNameStatus actor={actor} answers={form.answers} />
        <Button type="submit" isWide isPending={isSaving} isDisabled={isVerifying}>
          {t('recipient.form.save')}
        </Button>
        <Button variant="secondary" isWide onPress={() => actor.send({ type: 'form.left' })}>
          {t('recipient.form.leave')}
        </Button>
      </Form>
      <NameCheckDialog actor={actor} />
      {reauthentication && <ReauthenticationDialog actor={reauthentication} />}
    </SendPage>
  );
}

/** Cameroonian accounts are at a bank or at a microfinance house (RCP-25). */
function Questions({ form }: { readonly form: RecipientForm }) {
  const { t } = useTranslation();
  if (form.accountType === undefined) return <RecipientFields form={form} />;
  return (
    <Tabs
      label={t('recipient.form.accountType')}
      items={accountTypes.map((id) => ({ id, label: t(`recipient.form.accountTypes.${id}`) }))}
      value={form.accountType}
      onChange={form.chooseAccountType}
    >
      <RecipientFields form={form} />
    </Tabs>
  );
}
