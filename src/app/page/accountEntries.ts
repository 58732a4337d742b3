import type { TFunction } from 'i18next';
import type { MenuEntry } from '#src/ui/layouts/AccountMenu.tsx';
import { paths } from '../address/paths.ts';

type Making = { readonly t: TFunction; readonly isBusiness: boolean; readonly onSignOut: () => void };

/**
 * The eight entries of the menu, in the spec's order (SHL-01), and one more for businesses; on phones some of them stand
 * in the bar (SHL-12).
 */
export function accountEntries({ t, isBusiness, onSignOut }: Making) {
  const dashboard = { to: paths.dashboard, label: t('shell.dashboard'), icon: 'home' } as const;
  const rewards = { to: paths.rewards, label: t('shell.rewards'), icon: 'gift' } as const;
  const transactions: MenuEntry = {
    label: t('shell.transactions'),
    icon: 'list',
    pages: [
      { to: paths.transactions, label: t('shell.history') },
      { to: paths.accountStatements, label: t('shell.statement') },
    ],
  };
  const others: readonly MenuEntry[] = [
    { to: paths.verification, label: t('shell.verification'), icon: 'shield' },
    { to: paths.profile, label: t('shell.profile'), icon: 'person' },
    { to: paths.settings, label: t('shell.settings'), icon: 'settings' },
    { label: t('shell.signOut'), icon: 'signOut', onPress: onSignOut },
    { to: `${paths.rewards}#referral-code`, label: t('shell.invite'), icon: 'invite' },
    ...(isBusiness ? [{ to: paths.businessInvite, label: t('shell.businessInvite'), icon: 'invite' } as const] : []),
  ];
  return { dashboard, rewards, all: [dashboard, transactions, rewards, ...others], rest: [transactions, ...others] };
}
