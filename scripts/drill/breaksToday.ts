import { credentialsAt, loadSecrets } from '#sandbox/credentials.ts';
import { openDatabase } from '#server/database/open.ts';
import { requestSender } from '#server/outbound/request.ts';
import { fileFetcher } from '#server/reconciliation/companyFile.ts';
import { reconcile } from '#server/reconciliation/reconcile.ts';

type Asked = {
  readonly place: { readonly dataDir: string; readonly databaseUrl?: string };
  readonly sandboxUrl: string;
  /** The sandbox's folder, where it is not the server's. */
  readonly sandboxDir?: string;
};

/** What `ops reconcile` of today finds, by its kind; at the bank, where money of today arrives on a later day, nothing is due. */
export async function breaksToday({ place, sandboxUrl, sandboxDir }: Asked): Promise<Record<string, number>> {
  const { files } = credentialsAt(sandboxUrl, loadSecrets(sandboxDir ?? place.dataDir));
  const fetchFile = fileFetcher(files, requestSender([new URL(sandboxUrl).origin]));
  const { db, close } = await openDatabase(place);
  const today = new Date().toISOString().slice(0, 10);
  const { books } = await reconcile({ db, fetchFile }, today).finally(close);
  const counted: Record<string, number> = {};
  for (const { company, breaks } of books.filter((book) => book.company !== 'bank')) {
    for (const { kind } of breaks) counted[`${company} ${kind}`] = (counted[`${company} ${kind}`] ?? 0) + 1;
  }
  return counted;
}
