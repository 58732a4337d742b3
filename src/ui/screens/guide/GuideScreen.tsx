import { useEffect, useRef, useState } from 'react';
import type { Language } from '#contract/protocol/language.ts';
import type { ConversationState } from '#src/dialogue/conversationState.ts';
import type { PartId } from '#src/dialogue/words.ts';
import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import { useAccent } from '../../formats/useAccent.ts';
import { Announcer } from './Announcer.tsx';
import type { Conversation } from './conversation.ts';
import { Dock } from './Dock.tsx';
import type { FirstWords } from './firstWords.ts';
import { GuideFrame } from './GuideFrame.tsx';
import styles from './guide.module.css';
import { Summary } from './Summary.tsx';
import { Thread } from './Thread.tsx';
import { useConversationState } from './useConversation.ts';
import { useSupportNews } from './useSupportNews.ts';
import { useTransferNews } from './useTransferNews.ts';
import { useTranslate } from './useTranslate.ts';
import { ReadAloud } from './voice/ReadAloud.tsx';

export type GuideScreenProps = {
  readonly guide: GuidedSenderActor;
  readonly conversation: Conversation;
  readonly userId: string | undefined;
  readonly language: Language;
  /** This very step on the screens. */
  readonly screensPath: () => string;
  readonly onScreens: () => void;
  /** The page in another language, where this conversation goes on. */
  readonly onLanguage?: (language: Language) => void;
  /** Somebody asked for simpler words: from here on the page speaks in them. False where it does already. */
  readonly onSimpleWords?: () => boolean;
  /** Before the link to the screens is followed. */
  readonly onLeave?: () => void;
  /** Said before the guide was there. */
  readonly first?: FirstWords | undefined;
};

/** The chat face of a whole transfer: what was said, what is asked, and the sum beside it. */
export function GuideScreen(props: GuideScreenProps) {
  const { guide, conversation, userId, language, screensPath, onScreens, onLeave, first } = props;
  const { onLanguage, onSimpleWords } = props;
  const state = useConversationState(conversation);
  const say = useTranslate(userId);
  const composer = useRef<HTMLInputElement>(null);
  const past = state.part && state.log.at(-1)?.kind === 'asked' ? state.log.slice(0, -1) : state.log;
  const [isVisitor] = useState(userId === undefined);
  const question = useQuestionInView(past.length + state.candidates.length, state.part?.id);
  useAccent(
    state.answers.destination ??
      guide.getSnapshot().children.sendMoney?.getSnapshot().context.draft.toReceive.countryCode,
  );

  useReadyToRead(conversation);
  useTransferNews({ guide, conversation, log: state.log, userId });
  useSupportNews({ conversation, userId });

  const today = new Date().toISOString().slice(0, 10);
  const change = (part: PartId) => {
    conversation.change(part);
    composer.current?.focus();
  };
  const goToScreens = () => {
    conversation.handOver();
    onScreens();
  };
  const speakIn = (wanted: Language) => {
    conversation.handOver();
    onLanguage?.(wanted);
  };
  const speakSimply = () => onSimpleWords?.() ?? false;
  const listener = { write: say.say, language, today, goToScreens, speakIn, speakSimply };
  return (
    <GuideFrame isVisitor={isVisitor}>
      <div className={styles.main}>
        <Thread
          log={past}
          showsTimes={state.showsTimes}
          say={say}
          userId={userId}
          changeable={state.changeable}
          onChange={change}
          onReply={state.place?.flow === 'talkToPerson' ? undefined : () => conversation.repair('person', say)}
          onLeave={() => composer.current?.focus()}
        />
        <div ref={question} className={styles.now}>
          <Dock
            conversation={conversation}
            state={state}
            say={say}
            userId={userId}
            composer={composer}
            first={first}
            onSpeak={(text) => conversation.takeUtterance(text, listener)}
            onUnsent={(text) => conversation.keepUnsent(text, listener)}
            voice={<ReadAloud log={state.log} say={say} />}
            repairs={conversation.offeredRepairs()}
            onRepair={(wanted) => {
              conversation.repair(wanted, say);
              composer.current?.focus();
            }}
            screensPath={isOfScreens(state) ? screensPath() : undefined}
            onLeave={() => {
              conversation.handOver();
              onLeave?.();
            }}
          />
        </div>
      </div>
      <Summary guide={guide} known={state.known} toldPrice={state.toldPrice} say={say} onChange={change} />
      <Announcer log={state.log} say={say} />
    </GuideFrame>
  );
}

/** What is asked in the guide alone has no form. */
const isOfScreens = ({ place }: ConversationState): boolean =>
  place?.flow !== 'safeguard' && place?.flow !== 'talkToPerson';

/** Once the page stands. */
function useReadyToRead({ prepareToRead }: Pick<Conversation, 'prepareToRead'>) {
  useEffect(() => {
    const timer = setTimeout(prepareToRead);
    return () => clearTimeout(timer);
  }, [prepareToRead]);
}

/** What was said last stands above the question where there is room for it. */
const roomForTheLastLine = 96;

/**
 * The question is what is looked at: whole where it fits, else from its first line; where nothing was said before it the
 * page stays on top. What is still read for it makes it taller, until the sender looks or does something else.
 */
function useQuestionInView(length: number, part: string | undefined) {
  const question = useRef<HTMLDivElement>(null);
  const seen = useRef(0);
  useEffect(() => {
    const element = question.current;
    if (element === null || part === undefined || seen.current === length) return;
    seen.current = length;
    const observer = new ResizeObserver(() => {
      const isTall = element.offsetHeight + roomForTheLastLine > window.innerHeight;
      element.scrollIntoView({ block: isTall ? 'start' : 'end', behavior: 'instant' });
    });
    observer.observe(element);
    const stop = () => observer.disconnect();
    for (const act of acts) window.addEventListener(act, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const act of acts) window.removeEventListener(act, stop);
    };
  }, [length, part]);
  return question;
}

/** What a sender does with a page. */
const acts = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
