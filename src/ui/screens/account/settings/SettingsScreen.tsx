import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/account/account.ts';
import type { SettingChange } from '#contract/account/profile.ts';
import { failureOf } from '#contract/protocol/failure.ts';
import { type Language, languages } from '#contract/protocol/language.ts';
import { recordsKeptYears } from '#domain/service/promises.ts';
import type { SecondFactorActor } from '#src/machines/account/second-factor/secondFactorMachine.ts';
import { currentUserHasFactor } from '#src/services/account/factorServices.ts';
import { changeSettingMutation } from '#src/services/account/settingsQueries.ts';
import { Button } from '../../../controls/Button.tsx';
import card from '../../../controls/card.module.css';
import { notify } from '../../../controls/notify.tsx';
import { Select } from '../../../controls/Select.tsx';
import { Switch } from '../../../controls/Switch.tsx';
import { TextLink } from '../../../controls/TextLink.tsx';
import { PageHeading } from '../../../layouts/PageHeading.tsx';
import { LimitsSection } from '../../quote/LimitsSection.tsx';
import { AccountPasswordDialog } from './AccountPasswordDialog.tsx';
import { DevicesSection } from './DevicesSection.tsx';
import { OwnDataSection } from './OwnDataSection.tsx';
import { PushSwitch } from './PushSwitch.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';
import styles from './settings.module.css';

type SettingsScreenProps = {
  readonly user: User;
  readonly secondFactor: SecondFactorActor;
  readonly onChangePassword: () => void;
  /** Whoever shows the page says so: another language loads it anew. */
  readonly onSaved: (user: User, saying: string) => void;
};

/** PRF-08 to PRF-12, PRF-19, and where somebody is signed in. */
export function SettingsScreen({ user, secondFactor, onChangePassword, onSaved }: SettingsScreenProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <PageHeading title={t('account.settings.title')} lead={t('account.settings.lead')} />
      <section className={card.card} aria-labelledby="signing-in">
        <h2 id="signing-in" className={card.title}>
          {t('account.settings.signIn')}
        </h2>
        <p className={styles.lead}>{t('account.settings.passwordText')}</p>
        <div>
          <Button variant="secondary" onPress={onChangePassword}>
            {t('account.password.title')}
          </Button>
        </div>
      </section>
      <SecondFactorSection actor={secondFactor} />
      <ChosenSettings user={user} onSaved={onSaved} />
      <LimitsSection user={user} />
      <DevicesSection />
      <OwnDataSection user={user} />
      <section className={card.card} aria-labelledby="closing">
        <h2 id="closing" className={card.title}>
          {t('account.settings.close')}
        </h2>
        <p className={styles.lead}>{t('account.settings.closeText')}</p>
        <p className={styles.lead}>{t('account.settings.closeErased')}</p>
        <p className={styles.lead}>{t('account.settings.closeKept', { years: recordsKeptYears })}</p>
        <TextLink to="/help?topic=closing" isRoomy>
          {t('account.settings.closeLink')}
        </TextLink>
      </section>
    </div>
  );
}

type Wanted = { readonly change: SettingChange; readonly isAllOff?: true };

function ChosenSettings({ user, onSaved }: Pick<SettingsScreenProps, 'user' | 'onSaved'>) {
  const { t } = useTranslation();
  const { settings } = user;
  const [wanted, setWanted] = useState<Wanted>();
  const { mutate, isPending, error, reset } = useMutation(changeSettingMutation);
  const failure = error ? failureOf(error) : undefined;
  const close = () => {
    setWanted(undefined);
    reset();
  };
  const choose = (next: Wanted) => (currentUserHasFactor() ? save(next, '') : setWanted(next));
  const save = (next: Wanted, password: string) =>
    mutate(
      { password, change: next.change },
      {
        onSuccess: (saved) => {
          close();
          onSaved(saved, t(next.isAllOff ? 'account.settings.allIsOff' : 'account.settings.saved'));
        },
        onError: () => notify({ tone: 'danger', text: t('account.settings.notSaved') }),
      },
    );
  return (
    <>
      <section className={card.card} aria-labelledby="messages">
        <h2 id="messages" className={card.title}>
          {t('account.settings.messages')}
        </h2>
        <Switch
          isSelected={settings.marketingPermissions}
          onChange={(marketingPermissions) => choose({ change: { marketingPermissions } })}
          hint={t('account.settings.marketingHint')}
        >
          {t('account.settings.marketing')}
        </Switch>
        <Switch isSelected isDisabled hint={t('account.settings.updatesHint')}>
          {t('account.settings.updates')}
        </Switch>
        <PushSwitch />
        <div>
          <Button
            variant="secondary"
            isDisabled={!settings.marketingPermissions}
            onPress={() => choose({ change: { marketingPermissions: false }, isAllOff: true })}
          >
            {t('account.settings.allOff')}
          </Button>
          <p className={styles.hint}>{t('account.settings.allOffHint')}</p>
        </div>
      </section>
      <section className={card.card} aria-label={t('account.settings.language')}>
        <div className={styles.narrow}>
          <Select<Language>
            label={t('account.settings.language')}
            items={languages.map((id) => ({ id, label: t(`common.languageName.${id}`) }))}
            value={settings.language}
            onChange={(language) => language !== settings.language && choose({ change: { language } })}
            hint={t('account.settings.languageHint')}
          />
        </div>
      </section>
      <AccountPasswordDialog
        isOpen={wanted !== undefined}
        isPending={isPending}
        failure={failure}
        onCancel={close}
        onConfirm={(password) => wanted && save(wanted, password)}
      />
    </>
  );
}
