/** What a visitor said to the first look of the quote page, for the whole page to go on from. */
export type HandedQuote = {
  /** The amounts as an address has them; absent where nothing was changed. */
  readonly search?: string | undefined;
  /** Continue was pressed. */
  readonly goesOn: boolean;
};

let handed: HandedQuote | undefined;

export function handQuote(said: HandedQuote): void {
  handed = said;
}

export const handedQuote = (): HandedQuote | undefined => handed;

/** Once it has been gone on from: a page that is opened later begins by its address. */
export function dropHandedQuote(): void {
  handed = undefined;
}
