import { type AnyActorRef, createActor } from 'xstate';
import type { User } from '#contract/account/account.ts';
import type { Language } from '#contract/protocol/language.ts';
import { startDraft } from '#domain/quote/draft.ts';
import { isPayInCountry } from '#domain/reference/countryCodes.ts';
import { speakWith } from '#src/locales/startTranslations.ts';
import type { GuidedSenderInput } from '#src/machines/guide/guided-sender/guidedSenderContext.ts';
import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import { signInFlow } from '#src/routes/account/accountFlows.ts';
import { dialogueFlow } from '#src/routes/guide/dialogueFlow.ts';
import { guideFlow } from '#src/routes/guide/guideFlow.ts';
import { type Conversation, startConversation } from '#src/ui/screens/guide/conversation.ts';
import { type Voice, voiceIn } from './voice.ts';

/** One conversation, with the flows behind it and the language it is in by now. */
export type OpenedGuide = {
  readonly guide: GuidedSenderActor;
  readonly conversation: Conversation;
  /** What the conversation is over with, where that is not the guide itself. */
  readonly root: AnyActorRef;
  readonly userId: () => string | undefined;
  readonly voice: () => Voice;
  readonly speakIn: (wanted: Language) => Promise<void>;
  /** In simple words, in whatever language. False where it does already. */
  readonly speakSimply: () => boolean;
};

type Known = {
  readonly user?: User | undefined;
  readonly unconfirmed?: GuidedSenderInput['unconfirmed'];
};

/** Begun anew; to whoever is signed in, what was begun or sent before is offered. */
export function openGuide(language: Language, known: Known = {}): Promise<OpenedGuide> {
  const guide = guideFor(known).start();
  return opened({ guide, root: guide, language });
}

/** Who it is, before anything else is asked. */
export function openSignIn(language: Language): Promise<OpenedGuide> {
  return opened({ guide: guideFor({}), root: createActor(signInFlow, { input: {} }).start(), language });
}

const guideFor = ({ user, unconfirmed }: Known) => {
  const home = user?.profile.location_country ?? '';
  return createActor(guideFlow({ sendMoney: () => undefined, signUp: undefined }), {
    input: {
      draftId: crypto.randomUUID(),
      draft: startDraft(isPayInCountry(home) ? home : 'GB'),
      userId: user?.id,
      isVerificationDue: user?.meta.exceededMaxUnverifiedTransactions === true,
      isUnderWay: false,
      lacksEmail: user?.hasEmail === false,
      unconfirmed,
    },
  });
};

type Opening = { readonly guide: GuidedSenderActor; readonly root: AnyActorRef; readonly language: Language };

async function opened({ guide, root, language }: Opening): Promise<OpenedGuide> {
  const userId = () => guide.getSnapshot().context.userId;
  const conversation = startConversation(guide, { root, dialogue: dialogueFlow });
  const spoken = { voice: await voiceIn(language, userId), isSimple: false };
  return {
    guide,
    conversation,
    root,
    userId,
    voice: () => spoken.voice,
    speakIn: async (wanted: Language) => {
      spoken.voice = await voiceIn(wanted, userId);
      if (spoken.isSimple) await speakWith('simple');
    },
    speakSimply: () => {
      const isNew = !spoken.isSimple;
      spoken.isSimple = true;
      void speakWith('simple');
      return isNew;
    },
  };
}
