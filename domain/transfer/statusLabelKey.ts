import type { DisplayStatus, StatusLabelForm } from './statusLabel.ts';

export type StatusLabelKey = `status.${StatusLabelForm}.${DisplayStatus}`;

/** Apart from the statuses themselves: a page that only decides by them needs none of their words. */
export const statusLabelKey = (display: DisplayStatus, form: StatusLabelForm): StatusLabelKey =>
  `status.${form}.${display}`;
