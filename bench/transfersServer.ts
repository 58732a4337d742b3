import { readCredentials } from '#server/settings/credentials.ts';
import { readSettings } from '#server/settings/settings.ts';
import { startServer } from '#server/startServer.ts';

/** The server alone in its process, as `npm start` runs it but for the pages and the sandbox. */
const settings = readSettings(process.env);
const server = await startServer({ settings, credentials: readCredentials(settings.credentialsFile ?? '') });
process.stdout.write(`Ready: ${server.url}\n`);

process.once('SIGTERM', () => void server.stop().then(() => process.disconnect?.()));
