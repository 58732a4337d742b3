import { aim, allMalformed, enteredAt, heldBy, startMeasured, warmUp } from '#bench/malformed.ts';
import { requestHeaders } from '#contract/protocol/requestHash.ts';
import { createProbe, problemsOf } from '#tests/fixtures/probe.ts';
import type { Exchange } from '#tests/fixtures/sender.ts';
import { type Part, portionOf, timerOf } from './part.ts';
import type { SeededRandom } from './seededRandom.ts';

const wholes = { malformed: 1_000_000, forged: 100_000 } as const;
/** Requests between two looks at the clock. */
const atATime = 500;
const mostProblems = 20;

export const requests: Part = {
  name: 'requests',
  does: 'Malformed requests of every call and signatures that were tampered with; what is answered, and what memory stays.',
  weight: 2,
  runsOn: 'once',
  async run({ random, budget, say }) {
    const server = await startMeasured();
    try {
      const { own, signedIn } = enteredAt(server);
      const sender = signedIn(forging(random.of('forged')));
      const probe = createProbe({ sender: signedIn() });
      const round = random.shuffled(await allMalformed(own));
      await probe.sendAll(round.slice(0, warmUp));
      const before = await heldBy(server);
      const isOver = timerOf(budget);
      const done = { 'malformed requests': 0, 'forged requests': 0, 'MB more than before': 0 };
      const problems: string[] = [];
      const wanted = { malformed: portionOf(wholes.malformed, budget), forged: portionOf(wholes.forged, budget) };
      for (
        let from = 0;
        !isOver() && done['malformed requests'] < wanted.malformed;
        from = (from + atATime) % round.length
      ) {
        const sent = await probe.sendAll(round.slice(from, from + atATime));
        done['malformed requests'] += sent.length;
        problems.push(...problemsOf(sent).slice(0, mostProblems));
        // A tenth as many are forged, as in the whole.
        for (let forged = 0; forged < atATime / 10 && done['forged requests'] < wanted.forged; forged += 1) {
          const answer = await sender.sendRaw({ method: 'PUT', target: '/api/user/toast', body: toast });
          done['forged requests'] += 1;
          if (answer.status !== 401) problems.push(`a forged request was answered ${answer.status}`);
        }
        if (from % (atATime * 10) === 0)
          say(`${done['malformed requests']} malformed, ${done['forged requests']} forged`);
      }
      done['MB more than before'] = Math.round((await heldBy(server)) - before);
      if (done['MB more than before'] > aim)
        problems.push(`${done['MB more than before']} MB more are held than before`);
      return { done, broken: problems };
    } finally {
      await server.stop();
    }
  },
};

const toast = JSON.stringify({ displayVerificationToast: false });

/** Sends what was signed with one thing of it changed. */
const forging =
  (random: SeededRandom): Exchange =>
  (url, sent) => {
    const name = random.pick([
      requestHeaders.hash,
      requestHeaders.time,
      requestHeaders.nonce,
      requestHeaders.userName,
      requestHeaders.language,
      'body',
      'target',
    ]);
    if (name === 'body') return fetch(url, { ...sent, body: `${toast}${' '.repeat(random.whole(1, 9))}` });
    if (name === 'target') return fetch(`${url}?a=${random.whole(0, 1_000)}`, sent);
    return fetch(url, {
      ...sent,
      headers: { ...sent.headers, [name]: tampered(sent.headers[name] ?? '', random) },
    });
  };

/** One letter or digit of it is another. */
function tampered(text: string, random: SeededRandom): string {
  if (text === 'en') return 'fr';
  const at = random.whole(0, text.length);
  const other = text[at] === '7' ? '8' : '7';
  return `${text.slice(0, at)}${other}${text.slice(at + 1)}`;
}
