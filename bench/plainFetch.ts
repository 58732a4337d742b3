import { Agent, request } from 'node:http';
import type { Exchange } from '#tests/fixtures/sender.ts';

const agent = new Agent({ keepAlive: true });

/** What the load needs of `fetch`, for a third of the processor: the rest belongs to what is measured. */
export const plainFetch: Exchange = (url, { method, headers, body }) =>
  new Promise((answered, failed) => {
    const calling = request(url, { method, headers, agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', failed);
      answer.on('end', () => {
        const isEmpty = answer.statusCode === 204 || answer.statusCode === 304;
        const told = Object.entries(answer.headers).flatMap(([name, value]) =>
          [value ?? []].flat().map((each): [string, string] => [name, each]),
        );
        const init = { status: answer.statusCode ?? 500, headers: told };
        answered(new Response(isEmpty ? null : Buffer.concat(chunks), init));
      });
    });
    calling.on('error', failed);
    calling.end(body);
  });
