import type { makeComplaintMachine } from '#src/machines/help/make-complaint/makeComplaintMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { makeComplaintFacts } from './makeComplaint.facts.ts';
import { words } from './words.ts';

export const makeComplaintUse: ScreenUse<typeof makeComplaintMachine> = {
  facts: makeComplaintFacts,
  headlines: { complaint: words('help.title'), taken: words('help.title') },
  controls: { 'complaint.entered': words('complaint.submit'), 'another.begun': words('complaint.another') },
  table: {
    // The session says who is there.
    'person.met': 'fromOutside',
    async 'complaint.entered'(page, { complaint }) {
      await page.fill(words('complaint.name'), complaint.name);
      await page.fill(words('complaint.email'), complaint.email);
      await page.fill(words('complaint.text'), complaint.complaint);
      await page.press(words('complaint.submit'));
    },
    'another.begun': (page) => page.press(words('complaint.another')),
  },
};
