import { sendComplaint } from '#contract/help/complaint.ts';
import { makeComplaintUse } from '#tests/paths/screens/makeComplaint.screen.ts';
import { makeComplaintPaths } from '#tests/paths/specs/makeComplaint.paths.ts';
import { byCall } from './endings.ts';
import { at } from './openings.ts';
import { walkTours } from './walkTours.ts';

walkTours({
  spec: makeComplaintPaths,
  use: makeComplaintUse,
  visitors: ['a visitor'],
  opens: { 'a visitor': at('/help') },
  ends: { sendComplaint: byCall(sendComplaint) },
});
