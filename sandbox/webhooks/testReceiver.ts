import { createServer, type IncomingHttpHeaders } from 'node:http';
import { onTestFinished } from 'vitest';

type Came = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string };

/** For tests: an app that keeps every webhook it gets, and answers with the statuses given, then with 200. */
export async function startReceiver(statuses: number[] = []) {
  const came: Came[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      came.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const bodies = (): Record<string, unknown>[] => came.map(({ body }) => JSON.parse(body));
  return { came, bodies, origin: `http://127.0.0.1:${port}`, url: `http://127.0.0.1:${port}/webhook` };
}
