import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The report loads its own files and nothing else; its fonts are written into its style sheet. */
const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What `npm run paths` wrote, at /qa. For servers that are not production; before the first run there is nothing. */
export async function addQaReport(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  await app.register(async (report) => {
    report.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', contentPolicy).header('cache-control', 'no-cache');
    });
    await report.register(fastifyStatic, {
      root: folder,
      prefix: '/qa',
      redirect: true,
      decorateReply: false,
      cacheControl: false,
    });
  });
}
