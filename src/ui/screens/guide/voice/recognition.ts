/** What of the Web Speech API's recognition is used; it is not in TypeScript's own list of the browser's objects. */
export type Recognition = {
  lang: string;
  interimResults: boolean;
  onresult: ((event: { readonly results: SpeechRecognitionResultList }) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  abort: () => void;
};

type Recognizer = new () => Recognition;

const names = ['SpeechRecognition', 'webkitSpeechRecognition'] as const;

/** How the browser listens, where it can. */
export function recognizer(): Recognizer | undefined {
  const known = window as Partial<Record<(typeof names)[number], Recognizer>>;
  return names.map((name) => known[name]).find((one) => one !== undefined);
}
