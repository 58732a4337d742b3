import { once } from 'node:events';
import { z } from 'zod';
import { badBodies, badInputsOf } from '#tests/fixtures/badInputs.ts';
import { contractCalls, nameOf } from '#tests/fixtures/contractCalls.ts';
import { type Belongings, goodRequests } from '#tests/fixtures/goodRequests.ts';
import { createProbe, type Probe } from '#tests/fixtures/probe.ts';
import { createSender, type Exchange, type Sender } from '#tests/fixtures/sender.ts';
import { type RunningProcess, startProgram } from './processes.ts';

/** As many as the attack that found the product holding (174,000), in whole rounds of every bad request there is. */
const usualRequests = 160_000;
/** Requests before memory is looked at first: what is compiled and pooled is there by then. */
export const warmUp = 2_000;
/** MB the server may hold more than before. */
export const aim = 50;

const saidByServer = z.object({
  baseUrl: z.string(),
  userName: z.string(),
  signingKey: z.string(),
  cookies: z.array(z.tuple([z.string(), z.string()])),
  own: z.custom<Belongings>(),
});

/** `npm run bench -- malformed [requests]`: every malformed request again and again; what fails, and what memory stays. */
export async function benchMalformed([asked]: readonly string[]): Promise<boolean> {
  const wanted = Number(asked ?? usualRequests);
  const server = await startMeasured();
  try {
    const { own, signedIn } = enteredAt(server);
    const probe = createProbe({ sender: signedIn() });
    const round = await allMalformed(own);
    const statuses = new Map<number, number>();
    const send = async (most: number) => {
      for (const { status } of await probe.sendAll(round.slice(0, most)))
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
    };
    await send(warmUp);
    const before = await heldBy(server);
    const start = performance.now();
    let sent = 0;
    for (; sent < wanted; sent += round.length) await send(wanted - sent);
    const seconds = (performance.now() - start) / 1_000;
    const after = await heldBy(server);
    const failed = [...statuses].filter(([status]) => status >= 500).reduce((sum, [, count]) => sum + count, 0);
    console.log(`${wanted} requests of ${round.length} kinds in ${Math.round(seconds)} s, ${failed} answered 5xx`);
    console.log(`server memory: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after`);
    console.log(JSON.stringify(Object.fromEntries(statuses)));
    return failed === 0 && after - before <= aim;
  } finally {
    await server.stop();
  }
}

/** A server that answers how much memory it holds; what it says when it is ready is how to enter. */
export const startMeasured = () =>
  startProgram({ file: 'bench/malformedServer.ts', env: { NODE_OPTIONS: '--expose-gc' }, readyWith: 'Ready: ' });

/** The person it made, as senders that are signed in as them, and what is theirs. */
export function enteredAt({ said }: { readonly said: string }) {
  const { baseUrl, userName, signingKey, cookies, own } = saidByServer.parse(JSON.parse(said));
  return {
    own,
    signedIn(exchange?: Exchange): Sender {
      const sender = createSender(baseUrl, exchange);
      for (const [name, value] of cookies) sender.cookies.set(name, value);
      sender.becomes(userName, signingKey);
      return sender;
    },
  };
}

/** Every malformed request there is, once. */
export async function allMalformed(own: Belongings): Promise<(Probe & { raw?: (typeof badBodies)[number] })[]> {
  const good = goodRequests(own);
  // A stream that is well asked for stays open.
  const calls = (await contractCalls()).filter(({ path }) => !path.endsWith('/events'));
  return calls.flatMap((endpoint) => {
    const input = good[nameOf(endpoint)] ?? {};
    const bad = badInputsOf(endpoint, input).filter(({ isShaped }) => !isShaped);
    const bodies = endpoint.method === 'GET' ? [] : badBodies;
    return [
      ...bad.map((each) => ({ endpoint, input: each.input, what: each.kind })),
      ...bodies.map((raw) => ({ endpoint, input, raw, what: raw.kind })),
    ];
  });
}

export async function heldBy({ child }: RunningProcess): Promise<number> {
  const answered = once(child, 'message');
  child.send('how much');
  const [megabytes] = await answered;
  return z.number().parse(megabytes);
}
