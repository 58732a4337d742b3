import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Recognition, recognizer } from './recognition.ts';

export type DictationProblem = 'notAllowed' | 'nothingHeard' | 'notWorking';

export type Dictation = {
  readonly isListening: boolean;
  readonly problem: DictationProblem | undefined;
  readonly start: () => void;
  readonly stop: () => void;
};

type Heard = {
  readonly question: string | undefined;
  readonly onHeard: (text: string) => void;
  /** It has stopped listening. */
  readonly onDone: () => void;
};

const problems: Readonly<Record<string, DictationProblem>> = {
  'not-allowed': 'notAllowed',
  'service-not-allowed': 'notAllowed',
  'audio-capture': 'notAllowed',
  'no-speech': 'nothingHeard',
};

const never = () => () => undefined;
const hasRecognizer = () => recognizer() !== undefined;

/**
 * Writes what is said as it is heard; nothing is sent until the sender sends it. `locale`: BCP 47. Nothing where the
 * browser cannot listen. With another question it stops listening.
 */
export function useDictation(locale: string, { question, onHeard, onDone }: Heard): Dictation | undefined {
  const isOffered = useSyncExternalStore(never, hasRecognizer, () => false);
  const [listening, setListening] = useState<Recognition>();
  const [problem, setProblem] = useState<DictationProblem>();
  const heard = useRef(onHeard);
  useEffect(() => {
    heard.current = onHeard;
  });
  const asked = useRef(question);
  useEffect(() => {
    if (asked.current !== question) listening?.abort();
    asked.current = question;
  }, [listening, question]);
  useEffect(() => () => listening?.abort(), [listening]);
  if (!isOffered) return undefined;
  function start(): void {
    const Recognizer = recognizer();
    if (!Recognizer) return;
    const recognition = new Recognizer();
    recognition.lang = locale;
    recognition.interimResults = true;
    recognition.onresult = ({ results }) =>
      heard.current([...results].map(([best]) => best?.transcript ?? '').join(''));
    recognition.onerror = ({ error }) => {
      if (error !== 'aborted') setProblem(problems[error] ?? 'notWorking');
    };
    recognition.onend = () => {
      setListening(undefined);
      onDone();
    };
    setProblem(undefined);
    setListening(recognition);
    recognition.start();
  }
  return { isListening: listening !== undefined, problem, start, stop: () => listening?.abort() };
}
