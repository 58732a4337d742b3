import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { completesCode } from '#domain/account/codeFormat.ts';
import { isSignUpCountry, type SignUpCountryCode } from '#domain/reference/countryCodes.ts';
import { Spinner } from '../../controls/Spinner.tsx';
import { Answers } from './answers/Answers.tsx';
import { OptionButtons } from './answers/OptionButtons.tsx';
import { WidgetFrame } from './answers/WidgetFrame.tsx';
import answers from './answers.module.css';
import { Composer } from './Composer.tsx';
import type { Conversation } from './conversation.ts';
import styles from './dock.module.css';
import type { Candidate } from './doubts.ts';
import type { Part, PartId, Words } from './question.ts';
import { RepairMenu, type RepairMenuProps } from './RepairMenu.tsx';
import type { Say } from './say.ts';
import type { ConversationState, Plan } from './talk.ts';
import { WaysAside } from './WaysAside.tsx';

export type DockProps = Omit<RepairMenuProps, 'part'> & {
  readonly conversation: Conversation;
  readonly state: ConversationState;
  readonly say: Say;
  readonly userId: string | undefined;
  readonly composer: RefObject<HTMLInputElement | null>;
  /** Takes what was typed in the sender's own words. */
  readonly onSpeak: (text: string) => unknown;
  /** What was typed and not sent when the screens are gone to. */
  readonly onUnsent?: (text: string) => void;
};

/** The question, the box to answer it in, and the answers to choose from one Tab away (R10). */
export function Dock({ conversation, state, say, userId, composer, onSpeak, onUnsent, ...repairs }: DockProps) {
  const { t } = useTranslation();
  const { part, place, problem } = state;
  const { text, write, empty } = useBox(state, composer);
  const [chosenCountry, setChosenCountry] = useState<SignUpCountryCode>();
  const phoneCountry = chosenCountry ?? homeOf(part);
  const label = part ? say.prompt(part.id, part.facts) : t('guide.working');

  function answer(value: string, words?: Words) {
    conversation.answer(value, { words });
    // The pressed answer is gone; the box stays, and what comes next is read out (R8).
    composer.current?.focus();
  }

  function change(changed: PartId) {
    conversation.change(changed);
    composer.current?.focus();
  }

  function plan(said: Plan) {
    conversation.plan(said);
    composer.current?.focus();
  }

  function notNow() {
    conversation.leave();
    composer.current?.focus();
  }

  function meant(candidate: Candidate | undefined) {
    if (!candidate || !part) return;
    empty();
    conversation.choose(candidate);
    composer.current?.focus();
  }

  const takesCountry = part?.control.kind === 'phone' && part.control.choosesCountry;
  const said = takesCountry && text.trim() !== '' ? `${phoneCountry} ${text}` : text;
  useEffect(() => conversation.onHandOver(() => onUnsent?.(said)));

  function speak() {
    // What was refused stays, to be put right.
    if (onSpeak(said) !== false) empty();
  }

  /** A code that is whole is sent by itself, and stays until it was right. */
  function type(next: string) {
    write(next);
    if (part?.control.kind === 'code' && completesCode(text, next)) onSpeak(next);
  }

  return (
    <div className={styles.dock}>
      <Composer
        ref={composer}
        label={label}
        part={part}
        text={text}
        error={problem && say.say(problem)}
        onChange={type}
        onSubmit={speak}
      />
      {part && state.candidates.length > 0 && (
        <div className={answers.meant}>
          <p className={answers.meantTitle}>{t('guide.didYouMean')}</p>
          <OptionButtons
            label={t('guide.didYouMean')}
            say={say}
            options={state.candidates.map((candidate, index) => ({ ...candidate, id: String(index) }))}
            onAnswer={(index) => meant(state.candidates[Number(index)])}
          />
        </div>
      )}
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
          onPlan={plan}
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
      <WaysAside state={state} onSkip={() => answer('')} onChange={change} onNotNow={notNow} />
      <RepairMenu part={part} {...repairs} />
    </div>
  );
}

/** What stands in the box, of this question alone; a code that was wrong is there to be put right or typed over. */
function useBox({ part, place, problem, before }: ConversationState, composer: DockProps['composer']) {
  const [typed, setTyped] = useState<{ readonly part: string; readonly text: string }>(nothing);
  const asksCode = part?.control.kind === 'code';
  // The code of another sending is another code.
  const id = asksCode ? `${place?.actor.sessionId} ${part.id}` : (part?.id ?? '');
  useEffect(() => {
    if (asksCode && problem) composer.current?.select();
  }, [asksCode, problem, composer]);
  return {
    text: typed.part === id ? typed.text : (isPutRightInBox(part) && before) || '',
    write: (text: string) => setTyped({ part: id, text }),
    empty: () => setTyped(nothing),
  };
}

const nothing = { part: '', text: '' } as const;

/** A date and an account have fields of their own, which hold what was answered before. */
const isPutRightInBox = (part: Part | undefined): boolean =>
  part?.control.kind !== 'date' && part?.control.kind !== 'account';

function homeOf(part: Part | undefined): SignUpCountryCode {
  const country = part?.control.kind === 'phone' ? part.control.country : '';
  return isSignUpCountry(country) ? country : 'GB';
}
