import { useTranslation } from 'react-i18next';
import type { User } from '#contract/account/account.ts';
import type { SettingChange } from '#contract/account/profile.ts';
import { type Language, languages } from '#contract/protocol/language.ts';
import type { AccountChange } from '#src/machines/account/change-settings/changeSettingsMachine.ts';
import { Button } from '../../../controls/Button.tsx';
import card from '../../../controls/card.module.css';
import { Select } from '../../../controls/Select.tsx';
import { Switch } from '../../../controls/Switch.tsx';
import { ReadingChoice } from '../../../layouts/ReadingChoice.tsx';
import { PushSwitch } from './PushSwitch.tsx';
import styles from './settings.module.css';

type ChosenSettingsProps = {
  readonly settings: User['settings'];
  /** Not while another change is under way, but for how pages look. */
  readonly mayChoose: (change: AccountChange) => boolean;
  readonly onChoose: (change: AccountChange) => void;
};

/** Which messages somebody wants, how pages look, and in which language (PRF-09 to PRF-12, PRF-19). */
export function ChosenSettings({ settings, mayChoose, onChoose }: ChosenSettingsProps) {
  const { t } = useTranslation();
  const change = (setting: SettingChange) => onChoose({ kind: 'setting', setting });
  const mayChange = (setting: SettingChange) => mayChoose({ kind: 'setting', setting });
  return (
    <>
      <section className={card.card} aria-labelledby="messages">
        <h2 id="messages" className={card.title}>
          {t('account.settings.messages')}
        </h2>
        <Switch
          isSelected={settings.marketingPermissions}
          isDisabled={!mayChange({ marketingPermissions: !settings.marketingPermissions })}
          onChange={(marketingPermissions) => change({ marketingPermissions })}
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
            isDisabled={!settings.marketingPermissions || !mayChange({ marketingPermissions: false })}
            onPress={() => onChoose({ kind: 'setting', setting: { marketingPermissions: false }, isAllOff: true })}
          >
            {t('account.settings.allOff')}
          </Button>
          <p className={styles.hint}>{t('account.settings.allOffHint')}</p>
        </div>
      </section>
      <section className={card.card} aria-labelledby="reading">
        <h2 id="reading" className={card.title}>
          {t('account.settings.reading')}
        </h2>
        <ReadingChoice mayChoose={mayChange} onChosen={change} />
        <p className={styles.hint}>{t('account.settings.readingHint')}</p>
        <div className={styles.narrow}>
          <Select<Language>
            label={t('account.settings.language')}
            items={languages.map((id) => ({ id, label: t(`common.languageName.${id}`) }))}
            value={settings.language}
            onChange={(language) => language !== settings.language && change({ language })}
            hint={t('account.settings.languageHint')}
          />
        </div>
      </section>
    </>
  );
}
