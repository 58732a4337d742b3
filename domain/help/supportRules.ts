/** Characters of one message to a person: what the guide's box takes. */
export const supportMessageLength = 1_000;

/** Lines of the conversation with the guide that go along with a message, the newest, and characters of each. */
export const accountLines = 20;
export const accountLineLength = 400;

/** Days for which what was said with a person comes back into the thread. */
export const supportShownDays = 14;
