/** How large the text of a page is: 100, 125 and 150 % of what the browser is set to. */
export const textSizes = ['standard', 'large', 'larger'] as const;
export type TextSize = (typeof textSizes)[number];

/** How pages say things: as they were written, or in shorter sentences and easier words (decision 134). */
export const wordings = ['standard', 'simple'] as const;
export type Wording = (typeof wordings)[number];

/** Whether pages spare mobile data: by themselves on a slow link, always, or never (decision 149). */
export const dataSavings = ['automatic', 'on', 'off'] as const;

/** How long a page that spares data waits until it looks for news; nobody tells it of any meanwhile. */
export const savingReadMinutes = 2;
