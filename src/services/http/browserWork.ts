import type { Challenge } from '#contract/protocol/challenge.ts';
import workerAddress from './browserWorker.ts?worker&url';
import { trustedScript } from './trustedScript.ts';
import { showWork } from './workProgress.ts';

/** The proof a challenge asks for, made in a worker so that the page goes on answering. Rejects when there is none. */
export async function doWork(asked: Challenge): Promise<string> {
  const worker = new Worker(trustedScript(workerAddress), { type: 'module', name: 'challenge' });
  const hide = showWork();
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('error', () => reject(new Error('The worker of the challenge failed')));
      worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
      worker.postMessage(asked);
    });
  } finally {
    worker.terminate();
    hide();
  }
}
