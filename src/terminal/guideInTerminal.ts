import { environmentManager } from '@tanstack/react-query';
import type { Language } from '#contract/protocol/language.ts';
import { checkHealth } from '#contract/protocol/lookup.ts';
import type { SignInOutput } from '#src/machines/account/sign-in/signInMachine.ts';
import { callApi } from '#src/services/http/apiClient.ts';
import { serviceProviderAt, setApiSettings } from '#src/services/http/apiSettings.ts';
import { runIn } from '#src/services/http/surroundings.ts';
import { converse, type Ending } from './converse.ts';
import { wrap } from './layout.ts';
import { openGuide, openSignIn } from './openedGuide.ts';
import { terminalSurroundings } from './terminalSurroundings.ts';
import type { Typing } from './typing.ts';
import { voiceIn } from './voice.ts';

type Settings = {
  readonly server: string;
  readonly language: Language;
  /** Who it is comes first, so that what was begun or sent before can be offered. */
  readonly signsIn?: boolean;
  readonly typing: Typing;
};

/** The whole transfer by conversation in a terminal. Resolves with how the program is to end. */
export async function guideInTerminal({ server, language, signsIn = false, typing }: Settings): Promise<0 | 1> {
  runIn(terminalSurroundings(server));
  setApiSettings({ language, serviceProvider: serviceProviderAt(new URL(server).protocol) });
  // Without a window, what reads for pages takes this for a server, which reads nothing again.
  environmentManager.setIsServer(() => false);
  const { t } = await voiceIn(language, () => undefined);
  const isReached = await callApi(checkHealth).then(
    () => true,
    () => false,
  );
  if (!isReached) {
    typing.print(wrap(t('terminal.notReached', { server }), typing.columns()));
    return 1;
  }
  typing.print(wrap(t('terminal.welcome'), typing.columns()));
  if (!signsIn) return endOf(await converse(await openGuide(language), typing));
  const signingIn = await openSignIn(language);
  const ended = await converse(signingIn, typing);
  if (ended !== 'done') return endOf(ended);
  const known = knownBy(signingIn.root.getSnapshot().output as SignInOutput);
  return endOf(await converse(await openGuide(signingIn.voice().language, known), typing));
}

const endOf = (ended: Ending): 0 | 1 => (ended === 'signedOut' ? 1 : 0);

/** Somebody who registered and did not confirm it goes on with that. */
const knownBy = (output: SignInOutput) =>
  output.kind === 'notConfirmed'
    ? { unconfirmed: { username: output.username, channel: output.channel } }
    : { user: output.user };
