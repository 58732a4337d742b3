/** How a form stands that a visitor leaves with us: nothing of it is kept but what became of it. */
export type Word<Refusal, Taken> =
  | { readonly kind: 'typing'; readonly refusal?: Refusal | undefined }
  | { readonly kind: 'sending' }
  | { readonly kind: 'taken'; readonly taken: Taken };

export type WordEvent<Refusal, Taken> =
  | { readonly type: 'word.sent' }
  | { readonly type: 'word.refused'; readonly refusal: Refusal }
  | { readonly type: 'word.taken'; readonly taken: Taken }
  /** Whoever left one word may leave another. */
  | { readonly type: 'another.begun' };

export const nothingLeft = { kind: 'typing' } as const;

/** What was typed wrong is refused before it is sent; what is on its way is sent once; what was taken stays taken. */
export function leaveWord<Refusal, Taken>(
  word: Word<Refusal, Taken>,
  event: WordEvent<Refusal, Taken>,
): Word<Refusal, Taken> {
  switch (event.type) {
    case 'word.sent':
      return word.kind === 'typing' ? { kind: 'sending' } : word;
    case 'word.refused':
      return word.kind === 'taken' ? word : { kind: 'typing', refusal: event.refusal };
    case 'word.taken':
      return word.kind === 'sending' ? { kind: 'taken', taken: event.taken } : word;
    case 'another.begun':
      return word.kind === 'taken' ? nothingLeft : word;
  }
}
