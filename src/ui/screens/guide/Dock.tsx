import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignUpCountryCode } from '#domain/reference/countryCodes.ts';
import {
  chosenBefore,
  handedIn,
  isSentByItself,
  nothingTyped,
  phoneCountryOf,
  type Typed,
  textInBox,
  typedAt,
} from '#src/dialogue/box.ts';
import type { ConversationState } from '#src/dialogue/conversationState.ts';
import type { Candidate, Part } from '#src/dialogue/question.ts';
import type { Words } from '#src/dialogue/words.ts';
import { Spinner } from '../../controls/Spinner.tsx';
import { useFormats } from '../../formats/useFormats.ts';
import { Answers } from './answers/Answers.tsx';
import { OptionButtons } from './answers/OptionButtons.tsx';
import { WidgetFrame } from './answers/WidgetFrame.tsx';
import answers from './answers.module.css';
import { Composer } from './Composer.tsx';
import type { Conversation } from './conversation.ts';
import styles from './dock.module.css';
import type { FirstWords } from './firstWords.ts';
import { RepairMenu, type RepairMenuProps } from './RepairMenu.tsx';
import { SupportLinks } from './SupportLinks.tsx';
import type { Say } from './say.ts';
import { DictateButton } from './voice/DictateButton.tsx';
import { useDictation } from './voice/useDictation.ts';

export type DockProps = Omit<RepairMenuProps, 'part'> & {
  readonly conversation: Conversation;
  readonly state: ConversationState;
  readonly say: Say;
  readonly userId: string | undefined;
  readonly composer: RefObject<HTMLInputElement | null>;
  /** Said before the guide was there: it stands in the box, and what was sent is heard. */
  readonly first?: FirstWords | undefined;
  /** Takes what was typed in the sender's own words. */
  readonly onSpeak: (text: string) => unknown;
  /** What was typed and not sent when the screens are gone to. */
  readonly onUnsent?: (text: string) => void;
};

/** The question, the box to answer it in, and the answers to choose from one Tab away (R10). */
export function Dock({
  conversation,
  state,
  say,
  userId,
  composer,
  first,
  onSpeak,
  onUnsent,
  voice,
  ...repairs
}: DockProps) {
  const { t } = useTranslation();
  const { part, place, problem } = state;
  const { text, write, empty } = useBox(state, composer, { first: first?.text, begun: conversation.begunMessage() });
  const [chosenCountry, setChosenCountry] = useState<SignUpCountryCode>();
  const phoneCountry = chosenCountry ?? phoneCountryOf(part);
  const label = part ? say.prompt(part.id, part.facts) : t('guide.working');

  /** Done in the place of typing: the box is emptied and stays, and what comes next is read out (R8). */
  const instead =
    <Given extends readonly unknown[]>(act: (...given: Given) => unknown) =>
    (...given: Given): void => {
      empty();
      act(...given);
      composer.current?.focus();
    };
  const answer = instead((value: string, words?: Words) => conversation.answer(value, { words }));
  const change = instead(conversation.change);
  const meant = instead(conversation.choose);
  const aside = { onSkip: () => answer(''), onChange: change, onLeave: instead(conversation.leave) };

  const said = handedIn(part, text, phoneCountry);
  useEffect(() => conversation.onHandOver(() => onUnsent?.(said)));

  function speak() {
    // What was refused stays, to be put right.
    if (onSpeak(said) !== false) empty();
  }

  useFirstWords(first, part, () => {
    if (first?.isSent) speak();
    const chosen = chosenBefore(part, first?.chosen);
    if (chosen) answer(chosen.id, chosen.words);
    else composer.current?.focus();
  });

  /** A code that is whole is sent by itself, and stays until it was right. */
  function type(next: string) {
    write(next);
    if (place?.flow === 'talkToPerson') conversation.keepTyped(next);
    if (isSentByItself(part, text, next)) onSpeak(next);
  }

  const dictation = useDictation(useFormats().locale, {
    question: part?.id,
    onHeard: type,
    onDone: () => composer.current?.focus(),
  });
  // Behind the answers, which are one Tab from the box (R10).
  const speech = (
    <span className={styles.speech}>
      {dictation && part?.control.kind !== 'password' && <DictateButton dictation={dictation} />}
      {voice}
    </span>
  );
  return (
    <div className={styles.dock}>
      <Composer
        ref={composer}
        label={label}
        part={part}
        text={text}
        error={problem && say.say(problem)}
        dictation={dictation}
        progress={state.progress}
        onChange={type}
        onSubmit={speak}
      />
      {part && state.candidates.length > 0 && <Meant candidates={state.candidates} say={say} onMeant={meant} />}
      {place?.flow === 'captureDocuments' && <WidgetFrame key={place.actor.sessionId} actor={place.actor} />}
      {part && place ? (
        <Answers
          key={`${place.actor.sessionId} ${part.id}`}
          part={part}
          place={place}
          label={label}
          say={say}
          userId={userId}
          typed={text}
          before={state.before}
          onAnswer={answer}
          onChange={change}
          onPlan={instead(conversation.plan)}
          onKeep={conversation.keepTyped}
          onHandOver={conversation.onHandOver}
          phoneCountry={phoneCountry}
          onPhoneCountry={setChosenCountry}
        />
      ) : (
        <p className={styles.working}>
          <Spinner />
        </p>
      )}
      <SupportLinks state={state} say={say} {...aside} />
      <RepairMenu part={part} {...repairs} voice={speech} />
    </div>
  );
}

type MeantProps = {
  readonly candidates: ConversationState['candidates'];
  readonly say: Say;
  readonly onMeant: (candidate: Candidate) => void;
};

/** What the last words may have meant, to be chosen by a press. */
function Meant({ candidates, say, onMeant }: MeantProps) {
  const { t } = useTranslation();
  return (
    <div className={answers.meant}>
      <p className={answers.meantTitle}>{t('guide.didYouMean')}</p>
      <OptionButtons
        label={t('guide.didYouMean')}
        say={say}
        options={candidates.map((candidate, index) => ({ ...candidate, id: String(index) }))}
        onAnswer={(index) => {
          const candidate = candidates[Number(index)];
          if (candidate) onMeant(candidate);
        }}
      />
    </div>
  );
}

/** What stands in the box; a code that was wrong is marked, to be typed over. */
function useBox(
  { part, place, problem, before }: ConversationState,
  composer: DockProps['composer'],
  { first = '', begun }: { readonly first?: string | undefined; readonly begun: string | undefined },
) {
  const [typed, setTyped] = useState<Typed>({ ...nothingTyped, text: first });
  const asked = { part, actorId: place?.actor.sessionId, before, begun };
  const asksCode = part?.control.kind === 'code';
  useEffect(() => {
    if (asksCode && problem) composer.current?.select();
  }, [asksCode, problem, composer]);
  return {
    text: textInBox(typed, asked),
    write: (text: string) => setTyped(typedAt(asked, text)),
    empty: () => setTyped(nothingTyped),
  };
}

/** Heard once, at the first question. */
function useFirstWords(first: FirstWords | undefined, part: Part | undefined, hearThem: () => void) {
  const heard = useRef(first === undefined || (!first.isSent && first.chosen === undefined));
  const hearFirst = useEffectEvent(hearThem);
  const isAsked = part !== undefined;
  useEffect(() => {
    if (!isAsked || heard.current) return;
    heard.current = true;
    hearFirst();
  }, [isAsked]);
}
