import { parseArgs } from 'node:util';
import { openDatabase } from '../database/open.ts';
import { readSettings, SettingsRefused } from '../settings.ts';
import { type OpsAnswer, type OpsRequest, opsHelp, runOps } from './commands.ts';
import { askRunningServer } from './opsSocket.ts';

/** The operator's tool: asks the running server, or opens the data itself when none runs. */
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { as: { type: 'string' }, reference: { type: 'string' } },
  });
  const [command, transferId] = positionals;
  if (!command) {
    console.log(opsHelp.join('\n'));
  } else {
    const answered = await ask({ command, transferId, operator: values.as, reference: values.reference });
    console.log(answered.lines.join('\n'));
    process.exitCode = answered.ok ? 0 : 1;
  }
} catch (failure) {
  const isOurs = failure instanceof SettingsRefused || failure instanceof TypeError;
  console.error(isOurs ? failure.message : failure);
  process.exitCode = 1;
}

async function ask(request: OpsRequest): Promise<OpsAnswer> {
  const settings = readSettings(process.env);
  const answered = settings.databaseUrl ? undefined : await askRunningServer(settings.dataDir, request);
  if (answered) return answered;
  const database = await openDatabase(settings);
  try {
    return await runOps(database.db, request);
  } finally {
    await database.close();
  }
}
