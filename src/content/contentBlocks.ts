/** Prose as plain data: whoever shows it makes elements of its own, because the browser takes no HTML from us as text. */
export type ContentInline =
  | string
  | { readonly kind: 'strong' | 'emphasis'; readonly text: readonly ContentInline[] }
  /** `href` is an address of the product ('/help#complaints'), a mail address or another site. */
  | { readonly kind: 'link'; readonly href: string; readonly text: readonly ContentInline[] };

export type ContentText = readonly ContentInline[];

export type ContentBlock =
  /** Level 1 is the page's own title, which stands in contentHeads; `id` is the same in every language. */
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly id: string; readonly text: ContentText }
  | { readonly kind: 'paragraph'; readonly text: ContentText }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly ContentText[] }
  | {
      readonly kind: 'table';
      readonly head: readonly ContentText[];
      readonly rows: readonly (readonly ContentText[])[];
    }
  /** Set apart from the rest: what a reader in a hurry should see. */
  | { readonly kind: 'note'; readonly text: ContentText };
