import type { Wording } from '#contract/account/reading.ts';
import { storedSettings } from '../account/userView.ts';
import type { Db } from '../database/open.ts';

/** As who complained signed in chose it for their account; by the form alone anybody may complain. */
export async function wordingOf(db: Db, userId: string | undefined): Promise<Wording | undefined> {
  if (userId === undefined) return 'standard';
  const account = await db.selectFrom('app_user').select('settings').where('id', '=', userId).executeTakeFirst();
  return account && storedSettings.parse(account.settings).wording;
}
