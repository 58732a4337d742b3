/** How large the text of a page is: 100, 125 and 150 % of what the browser is set to. */
export const textSizes = ['standard', 'large', 'larger'] as const;
export type TextSize = (typeof textSizes)[number];

export const isTextSize = (text: unknown): text is TextSize => textSizes.some((size) => size === text);
