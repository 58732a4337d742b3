import { vi } from 'vitest';
import { SecondFactorSection } from '#src/ui/screens/account/settings/SecondFactorSection.tsx';
import { secondFactorPaths } from '../specs/secondFactor.paths.ts';
import { walkScreen } from '../walker/walkScreen.ts';
import { secondFactorUse } from './secondFactor.screen.ts';
import { withReads } from './sendReads.tsx';
import { words } from './words.ts';

vi.mock('#src/services/http/apiClient.ts', async () => ({ callApi: (await import('./sendReads.tsx')).answerRead }));

// jsdom has none; the codes are copied there.
Object.assign(navigator, { clipboard: { writeText: async () => undefined } });

walkScreen(secondFactorPaths, {
  ...secondFactorUse,
  mount: (actor) =>
    withReads(
      <>
        <h1>{words('account.settings.title')}</h1>
        <SecondFactorSection actor={actor} />
      </>,
    ),
});
