import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { styleFiles } from './page.ts';

const typeOf: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
};

/** Everything pages load, by name, so that no path can be asked for. */
const files = [
  ...styleFiles,
  'icon.svg',
  'mailbox.js',
  'hosted-page.js',
  'kyc-sample.js',
  'kyc-widget.js',
  'widget-frame.js',
] as const;

export function addAssets(site: FastifyInstance): void {
  for (const file of files) {
    const content = readFileSync(join(import.meta.dirname, 'browser', file));
    const type = typeOf[file.split('.').pop() ?? ''] ?? 'text/plain';
    site.get(`/assets/${file}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(content),
    );
  }
}
