import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconToggle } from '../controls/IconToggle.tsx';
import { isDarkNow, themeChoice } from '../theme/themeChoice.ts';

/** Follows the device until it is pressed, here or in another tab. */
export function ThemeSwitch() {
  const { t } = useTranslation();
  const [isDark, setDark] = useState(false);
  useEffect(() => {
    const read = () => setDark(isDarkNow());
    read();
    return themeChoice.follow(read);
  }, []);
  return (
    <IconToggle
      icon={isDark ? 'sun' : 'moon'}
      label={t('controls.darkTheme')}
      isSelected={isDark}
      onChange={(wantsDark) => {
        setDark(wantsDark);
        themeChoice.wear(wantsDark ? 'dark' : 'light');
      }}
    />
  );
}
