import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { isLanguage } from '#contract/protocol/language.ts';

/** `npm run guide`: a whole transfer by conversation in this terminal. It runs what pages run, so Vite reads it. */
const usage = 'npm run guide -- [--server http://localhost:4000] [--language en|fr] [--sign-in]';

const chosen = settings();
if (!chosen) {
  console.error(usage);
  process.exit(1);
}

const vite = await createServer({
  root: join(import.meta.dirname, '..'),
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { ssr } = vite.environments;
if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('This Vite runs no modules');
const load = <Module>(path: string) => ssr.runner.import<Module>(path);
const { guideInTerminal } = await load<typeof import('#src/terminal/guideInTerminal.ts')>(
  '/src/terminal/guideInTerminal.ts',
);
const { typingOn } = await load<typeof import('#src/terminal/typing.ts')>('/src/terminal/typing.ts');
const typing = typingOn({ input: process.stdin, output: process.stdout });
const end = await guideInTerminal({ ...chosen, typing });
typing.close();
await vite.close();
process.exit(end);

function settings() {
  const options = {
    server: { type: 'string', default: 'http://localhost:4000' },
    language: { type: 'string', default: 'en' },
    'sign-in': { type: 'boolean', default: false },
  } as const;
  try {
    const { server, language, 'sign-in': signsIn } = parseArgs({ options }).values;
    return URL.canParse(server) && isLanguage(language) ? { server, language, signsIn } : undefined;
  } catch {
    return undefined;
  }
}
