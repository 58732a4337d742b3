import { smallPageStyle } from '../http/standaloneStyle.ts';

/** The look of the card widget's page. */
export const cardWidgetStyle = `${smallPageStyle}
.sum { margin: 0 0 16px; }
.sum strong { display: block; font-size: 1.75rem; font-variant-numeric: tabular-nums; }
.note { color: var(--ink-2); max-width: 66ch; }
.paymentWidgets { margin: 24px 0; min-height: 120px; padding: 16px; border: 1px solid var(--line); border-radius: 12px;
  background: var(--surface); }
.paymentWidgets iframe { display: block; width: 100%; border: 0; }
a { display: inline-block; padding: 10px 0; min-height: 44px; color: var(--accent); }
`;
