import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/account/account.ts';
import { recordsKeptYears } from '#domain/service/promises.ts';
import type {
  AccountChange,
  ChangeSettingsActor,
} from '#src/machines/account/change-settings/changeSettingsMachine.ts';
import type { SecondFactorActor } from '#src/machines/account/second-factor/secondFactorMachine.ts';
import { currentUserHasFactor } from '#src/services/account/factorServices.ts';
import { Button } from '../../../controls/Button.tsx';
import card from '../../../controls/card.module.css';
import { TextLink } from '../../../controls/TextLink.tsx';
import { PageHeading } from '../../../layouts/PageHeading.tsx';
import { LimitsSection } from '../../quote/LimitsSection.tsx';
import { ChangeSettingsDialog } from './ChangeSettingsDialog.tsx';
import { ChosenSettings } from './ChosenSettings.tsx';
import { DevicesSection } from './DevicesSection.tsx';
import { OwnDataSection } from './OwnDataSection.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';
import styles from './settings.module.css';

type SettingsScreenProps = {
  readonly user: User;
  readonly secondFactor: SecondFactorActor;
  readonly changes: ChangeSettingsActor;
  readonly onChangePassword: () => void;
  /** Whoever shows the page says so: another language loads it anew. */
  readonly onSaved: (user: User, saying: string) => void;
};

/** PRF-08 to PRF-12, PRF-19, and where somebody is signed in. */
export function SettingsScreen({ user, secondFactor, changes, onChangePassword, onSaved }: SettingsScreenProps) {
  const { t } = useTranslation();
  const standing = useSelector(changes, (snapshot) => snapshot);
  const chosen = (change: AccountChange) =>
    ({ type: 'change.chosen', change, hasFactor: currentUserHasFactor() }) as const;
  const choose = (change: AccountChange) => changes.send(chosen(change));
  const mayChoose = (change: AccountChange) => standing.can(chosen(change));
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
      <ChosenSettings settings={user.settings} mayChoose={mayChoose} onChoose={choose} />
      <LimitsSection user={user} />
      <DevicesSection
        mayEnd={(device) => mayChoose({ kind: 'endDevice', device })}
        onEnd={(device) => choose({ kind: 'endDevice', device })}
      />
      <OwnDataSection user={user} />
      <ChangeSettingsDialog actor={changes} onSaved={onSaved} />
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
