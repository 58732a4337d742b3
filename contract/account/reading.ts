/** How large the text of a page is: 100, 125 and 150 % of what the browser is set to. */
export const textSizes = ['standard', 'large', 'larger'] as const;
export type TextSize = (typeof textSizes)[number];

/** How pages say things: as they were written, or in shorter sentences and easier words (decision 134). */
export const wordings = ['standard', 'simple'] as const;
export type Wording = (typeof wordings)[number];
