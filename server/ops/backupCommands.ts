import { BackupRefused } from '../backup/backupRefused.ts';
import { type RestorePlace, type RestoreRequest, restore } from '../backup/restore.ts';
import { keepAct } from './audit.ts';
import { type Command, type OpsAnswer, refusal } from './runCommand.ts';

/** Nothing was changed, and it is not about the books: a timer tells it from a backup whose promises do not hold. */
const refused = 2;

/** Asks for nobody's secret, so that a timer can take it every night; what is in the file only MASTER_SECRET opens. */
export const takeBackup: Command = async ({ db, backUp }, { transferId: file = '', ...request }) => {
  if (!file) return refusal('Name the file: backup FILE.');
  if (!backUp) return refusal('There is no backup to be had here.');
  await keepAct(db, 'installation', { ...request, transferId: file });
  return sayingWhyNot(async () => {
    const { holds, broken, bytes, seconds } = await backUp(file);
    const size = `${(bytes / 1_000_000).toFixed(1)} MB, ${seconds.toFixed(1)} seconds`;
    return {
      ok: broken.length === 0,
      lines: [`${file} was written and opened: ${holds}; ${size}.`, ...verdict(broken)],
      data: { file, holds, broken, bytes, seconds },
    };
  });
};

/** Nothing is restored under a server that runs: the tool does it itself. */
export const refuseRestore: Command = async () => refusal('A server runs on this data. Stop it first.');

export const restoreBackup = (place: RestorePlace, request: RestoreRequest): Promise<OpsAnswer> =>
  sayingWhyNot(async () => {
    const { holds, broken, madeAt, aside, closedAgain, seconds } = await restore(place, request);
    const kept = aside === undefined ? [] : [`What was there is kept as ${aside}; take it away when it is not needed.`];
    return {
      ok: broken.length === 0,
      lines: [
        `Restored as of ${madeAt}: ${holds}; ${seconds.toFixed(1)} seconds.`,
        ...verdict(broken),
        ...kept,
        ...saidOfClosed(closedAgain),
        'Everybody is signed out. Start the server, and close every day since then: reconcile DAY.',
      ],
      data: { madeAt, holds, broken, aside, closedAgain, seconds },
    };
  });

function saidOfClosed(closedAgain: number | undefined): string[] {
  if (closedAgain === undefined) {
    return [
      'Accounts closed since then are open again in it, and nothing here says which: look for account-closed in the audit’s second place, and close each of them with person close.',
    ];
  }
  if (closedAgain === 0) return [];
  const [whose, are] = closedAgain === 1 ? ['One account', 'is'] : [`${closedAgain} accounts`, 'are'];
  return [`${whose} closed since then ${are} closed again in it.`];
}

const verdict = (broken: readonly string[]): string[] =>
  broken.length === 0 ? ['Every promise about the books holds in it.'] : broken.map((promise) => `BROKEN  ${promise}`);

async function sayingWhyNot(work: () => Promise<OpsAnswer>): Promise<OpsAnswer> {
  try {
    return await work();
  } catch (failure) {
    if (!(failure instanceof BackupRefused)) throw failure;
    return { ...refusal(failure.message), code: refused };
  }
}
