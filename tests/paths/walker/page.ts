/** What a person can do with a page, by the words on it; one implementation for each technology. */
export type Page = {
  /** A button, link, tab or menu item. */
  readonly press: (name: string) => Promise<void>;
  readonly fill: (label: string, text: string) => Promise<void>;
  /** One option of a radio group, a list to pick from, a search field, or the answers to a question. */
  readonly choose: (group: string, option: string) => Promise<void>;
  /** A checkbox or switch that is to be on; one that is on already stays so. */
  readonly tick: (label: string) => Promise<void>;
  readonly untick: (label: string) => Promise<void>;
  readonly isEnabled: (name: string) => Promise<boolean>;
  /** The names of all buttons and links that can be used. */
  readonly usable: () => Promise<readonly string[]>;
  /** The title of the open dialog, or else of the page; in the conversation what is asked. */
  readonly headline: () => Promise<string>;
  /** The headline once it is another than this one; waits as long for it as for a control. */
  readonly headlineAfter: (before: string) => Promise<string>;
  /** What can be read: in the open dialog, or else on the page, with what stands in its fields. */
  readonly text: () => Promise<string>;
  /** What can be read beside each label of these words: the rest of its line, or what stands in its field. */
  readonly beside: (label: string) => Promise<readonly string[]>;
};

/** What shows a flow: screens, whose title is on top, or the conversation, whose question is. */
export type Face = 'classic' | 'chat';

/** The cause of the error when a control is absent or disabled: what a blocked event should meet. */
export const controlUnavailable = Symbol('control unavailable');
