import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { contentSecurityPolicy } from './securityHeaders.ts';

type Pages = { readonly dist: string; readonly providerOrigins: readonly string[]; readonly baseUrl: string };

/** Serves what the build wrote: the page at every address that is not a file or the API. */
export async function addPages(
  app: FastifyInstance,
  { dist, ...policy }: Pages,
): Promise<(path: string) => Page | undefined> {
  if (!existsSync(join(dist, 'index.html'))) throw new Error(`${dist} holds no pages; build them first`);
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  await app.register(compress);
  await app.register(fastifyStatic, {
    root: join(dist, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
  });
  const page = {
    html,
    contentPolicy: contentSecurityPolicy(policy, {
      scripts: hashesOf(html, 'script'),
      styles: hashesOf(html, 'style'),
    }),
  };
  return (path) => (/^\/(api|assets)\//.test(path) || /\.\w+$/.test(path) ? undefined : page);
}

export type Page = { readonly html: string; readonly contentPolicy: string };

/** What the build wrote into the page itself, by its hashes: nothing else inline runs. */
function hashesOf(page: string, element: 'script' | 'style'): string[] {
  const inline = [...page.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map(
    ([, text = '']) => text,
  );
  return inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
