import { mutationOptions } from '@tanstack/react-query';
import { readPersonalData } from '#contract/account/personalData.ts';
import { saveFile } from '../document/saveFile.ts';
import { callConfirmed } from './confirmedCalls.ts';
import { givePassword } from './settingsQueries.ts';

type Asked = { readonly password: string; readonly userId: string; readonly name: string };

const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

/** Saves what is kept about whoever asks under this name: as a page, and as JSON. */
export const downloadOwnDataMutation = mutationOptions({
  mutationFn: async ({ password, userId, name }: Asked) => {
    await givePassword(password);
    const { page, ...data } = await callConfirmed(readPersonalData, { params: { id: userId } });
    saveFile({ name: `${name}.html`, type: 'text/html', bytes: bytesOf(page) });
    saveFile({ name: `${name}.json`, type: 'application/json', bytes: bytesOf(JSON.stringify(data, null, 2)) });
  },
});
