import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

export type StrippedPages = { readonly baseUrl: string; readonly stop: () => Promise<void> };

/** The same pages without a script: how fast they could be. Everything but HTML goes through as it is. */
export async function startStrippedPages(appUrl: string): Promise<StrippedPages> {
  const { hostname, port } = new URL(appUrl);
  const server = http.createServer((request, response) => {
    const asksForPage = request.headers.accept?.includes('text/html') ?? false;
    const headers = { ...request.headers, ...(asksForPage && { 'accept-encoding': 'identity' }) };
    const passed = http.request({ hostname, port, path: request.url, method: request.method, headers }, (answer) => {
      const isPage = answer.headers['content-type']?.startsWith('text/html') ?? false;
      if (!isPage) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => void parts.push(part));
      answer.on('end', () => {
        const html = brotliCompressSync(withoutScripts(Buffer.concat(parts).toString()));
        response.writeHead(answer.statusCode ?? 502, {
          'content-type': 'text/html; charset=utf-8',
          'content-encoding': 'br',
          'content-length': html.length,
        });
        response.end(html);
      });
    });
    passed.on('error', () => response.writeHead(502).end());
    request.pipe(passed);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port: own } = server.address() as AddressInfo;
  return {
    baseUrl: `http://localhost:${own}`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

export const withoutScripts = (html: string): string =>
  html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*rel="modulepreload"[^>]*>/g, '');
