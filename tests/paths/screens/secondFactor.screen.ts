import type { secondFactorMachine } from '#src/machines/account/second-factor/secondFactorMachine.ts';
import type { Page } from '../walker/page.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { secondFactorFacts } from './secondFactor.facts.ts';
import { words } from './words.ts';

const title = words('account.settings.title');
const named = (key: 'account.factors.renameNamed' | 'account.factors.removeNamed', name: string) =>
  String(words(key, { name }));

/** What stands there hangs on what the person has: a control that is not there is told the flow. */
async function pressIfThere(page: Page, label: string, tell: () => Promise<void>): Promise<void> {
  if (await page.isEnabled(label)) await page.press(label);
  else await tell();
}

export const secondFactorUse: ScreenUse<typeof secondFactorMachine> = {
  facts: secondFactorFacts,
  headlines: {
    overview: title,
    passkeyName: (_, { past }) =>
      words(
        past.lastIndexOf('rename.wanted') > past.lastIndexOf('passkey.wanted')
          ? 'account.factors.renameTitle'
          : 'account.factors.nameTitle',
      ),
    removal: ({ act }) =>
      words(act?.kind === 'removePasskey' ? 'account.factors.removeTitle' : 'account.factors.removeAppTitle'),
    appCode: words('account.factors.appTitle'),
    recoveryCodes: words('account.factors.codesTitle'),
  },
  table: {
    'passkey.wanted': (page) => page.press(words('account.factors.addPasskey')),
    'rename.wanted': (page, { name }) => page.press(named('account.factors.renameNamed', name)),
    'removal.wanted': (page, { act }) =>
      page.press(
        act.kind === 'removePasskey'
          ? named('account.factors.removeNamed', act.name)
          : words('account.factors.removeApp'),
      ),
    'app.wanted': (page, event, flow) => pressIfThere(page, words('account.factors.addApp'), () => flow.send(event)),
    'codes.wanted': (page) => page.press(words('account.factors.newCodes')),
    'keeping.wanted': (page, event, flow) => pressIfThere(page, words('account.factors.keep'), () => flow.send(event)),
    async 'name.entered'(page, { name }) {
      await page.fill(words('account.factors.name'), name);
      const save = words('account.factors.saveName');
      await page.press((await page.isEnabled(save)) ? save : words('account.factors.createPasskey'));
    },
    async 'removal.confirmed'(page) {
      const app = words('account.factors.removeAppConfirm');
      await page.press((await page.isEnabled(app)) ? app : words('account.factors.removeConfirm'));
    },
    async 'code.entered'(page, { code }) {
      // The last digit sends it; what an earlier try left is taken out first.
      await page.fill(words('account.factors.appCode'), '');
      await page.fill(words('account.factors.appCode'), code);
    },
    'codes.kept': (page) => page.press(words('account.factors.codesKept')),
    'act.left': (page) => page.press(words('controls.cancel')),
  },
};
