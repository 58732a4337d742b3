import { ApiFailure } from '#contract/protocol/failure.ts';
import { trustedScript } from '../http/trustedScript.ts';
import type { DocumentJob, DocumentNews } from './documentJob.ts';
import workerAddress from './documentWorker.ts?worker&url';

export type Progress = { readonly done: number; readonly total: number };

type Watching = { readonly signal?: AbortSignal; readonly onProgress?: (progress: Progress) => void };

type Ended = Exclude<DocumentNews, { kind: 'progress' | 'failed' }>;

/** Does a job in a worker of its own; the signal ends it at once, wherever it is. */
export async function runDocumentJob<Kind extends Ended['kind']>(
  job: DocumentJob,
  wanted: Kind,
  { signal, onProgress }: Watching = {},
): Promise<Extract<Ended, { kind: Kind }>> {
  const worker = new Worker(trustedScript(workerAddress), { type: 'module', name: 'documents' });
  try {
    return await new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      worker.addEventListener('error', () => reject(new ApiFailure('unexpected')));
      worker.addEventListener('message', ({ data }: MessageEvent<DocumentNews>) => {
        if (data.kind === 'progress') onProgress?.(data);
        else if (data.kind === 'failed') reject(new ApiFailure(data.failure.code, data.failure.details));
        else if (data.kind === wanted) resolve(data as Extract<Ended, { kind: Kind }>);
      });
      worker.postMessage(job);
    });
  } finally {
    worker.terminate();
  }
}
