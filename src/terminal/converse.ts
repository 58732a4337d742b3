import type { Language } from '#contract/protocol/language.ts';
import type { Place } from '#src/dialogue/flows/place.ts';
import type { TurnContext } from '#src/dialogue/outcomes.ts';
import { screensPathOf } from '#src/routes/guide/guideScreens.ts';
import { apiSettings, setApiSettings } from '#src/services/http/apiSettings.ts';
import { onSessionRefused } from '#src/services/http/sessionRefusal.ts';
import { surroundings } from '#src/services/http/surroundings.ts';
import { farewell, helpText } from './aside.ts';
import { besideTheFlow } from './beside.ts';
import { changes } from './changes.ts';
import { hearLine } from './heardLine.ts';
import { hostedPages } from './hostedPages.ts';
import { offeredAt } from './offered.ts';
import type { OpenedGuide } from './openedGuide.ts';
import { readBeside } from './reads.ts';
import type { Typing } from './typing.ts';
import { viewOf } from './view.ts';

/** Questions that are answered by what somebody else does: a file of lines waits for that. */
const awaitsOthers = ({ flow, step }: Place): boolean =>
  (flow === 'captureDocuments' && step === 'capture') ||
  (flow === 'paymentResult' && (step === 'inProgress' || step === 'paid'));

/** How it was over: by the sender, by a session that ended elsewhere, or because everything was said. */
export type Ending = 'left' | 'signedOut' | 'done';

/** Line by line, until its end. */
export async function converse(opened: OpenedGuide, typing: Typing): Promise<Ending> {
  const { conversation, root, userId, voice } = opened;
  const view = viewOf({ opened, typing });
  const beside = besideTheFlow(opened);
  const pages = hostedPages(opened, view.say);
  const changed = changes({
    keepUp() {
      beside.keepUp();
      pages.keepUp();
    },
    show() {
      // What is printed stays: a name that is not read yet would be a gap in it.
      if (isBeingRead() || now.isChangingLanguage) return;
      pages.sayPayment();
      view.showNews();
      if (isAsked()) view.showQuestion();
    },
  });
  const reads = readBeside(opened, changed.tell);
  const isBeingRead = () => conversation.getState().part !== undefined && !reads.isComplete();
  const isAsked = () => conversation.getState().part !== undefined && reads.isComplete();
  const now = { isSignedOut: false, isChangingLanguage: false };
  const endings = [
    conversation.subscribe(changed.tell),
    conversation.listen(),
    onSessionRefused(() => {
      now.isSignedOut ||= userId() !== undefined;
      changed.tell();
    }),
    reads.stop,
    beside.stop,
    pages.stop,
    changed.stop,
  ];
  const isDone = () => root.getSnapshot().status === 'done';
  const isReady = () => {
    const { place } = conversation.getState();
    if (now.isSignedOut || isDone()) return true;
    if (conversation.isReplyDue()) return false;
    return !now.isChangingLanguage && isAsked() && (typing.isInteractive || !place || !awaitsOthers(place));
  };
  const speakIn = (language: Language) => {
    now.isChangingLanguage = true;
    void opened.speakIn(language).then(() => {
      now.isChangingLanguage = false;
      setApiSettings({ ...apiSettings(), language });
      conversation.askAgain();
      changed.tell();
    });
  };
  const listener = () => listenerOf(opened, { say: view.say, speakIn });

  try {
    for (;;) {
      await changed.until(isReady);
      if (isDone()) return 'done';
      if (now.isSignedOut) {
        view.say(voice().t('terminal.signedOut'));
        return 'signedOut';
      }
      const { kind } = conversation.getState().part?.control ?? {};
      const isSecret = kind === 'password' || kind === 'code';
      const line = await typing.ask({ isSecret });
      if (line === undefined) break;
      // Whatever was asked when it was typed is not asked any more.
      if (!isAsked()) continue;
      view.heard(isSecret ? '' : line);
      const narrow = (letters: string) =>
        offeredAt({ state: conversation.getState(), userId: userId(), voice: voice() }, letters);
      const outcome = hearLine(line, { list: view.list(), voice: voice(), conversation, listener: listener(), narrow });
      if (outcome.kind === 'leave') break;
      if (outcome.kind === 'help') view.say(helpText(conversation, voice()));
      if (outcome.kind === 'narrowed') view.showQuestion(outcome.list);
      else changed.tell();
      await changed.settled();
    }
    farewell(opened, view);
    return 'left';
  } finally {
    for (const stop of endings) stop();
    root.stop?.();
  }
}

type Wishes = { readonly say: (text: string) => void; readonly speakIn: (language: Language) => void };

function listenerOf({ guide, voice, speakSimply }: OpenedGuide, { say, speakIn }: Wishes): TurnContext {
  const { language, t, say: sayer } = voice();
  return {
    write: sayer.say,
    language,
    today: new Date().toISOString().slice(0, 10),
    goToScreens: () =>
      say(t('terminal.screens', { address: surroundings().addressOf(screensPathOf(guide.getSnapshot())) })),
    speakIn,
    speakSimply,
  };
}
