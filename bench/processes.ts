import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

export type RunningProcess = {
  readonly pid: number;
  /** What it says of itself to this process. */
  readonly child: ChildProcess;
  /** Ends it as an operator would, and waits. */
  readonly stop: () => Promise<void>;
};

type Program = {
  readonly file: string;
  readonly env: Readonly<Record<string, string>>;
  /** Its first line that starts like this says it is ready. */
  readonly readyWith: string;
};

/** Runs one of our own programs in a process of its own. Answers when it is ready, with the rest of the line that said so. */
export async function startProgram({ file, env, readyWith }: Program): Promise<RunningProcess & { said: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, file)], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((end) => child.once('exit', () => end()));
  const said = await new Promise<string>((ready, failed) => {
    let output = '';
    child.stdout?.on('data', (bytes: Buffer) => {
      output += bytes.toString();
      const line = output.split('\n').find((each) => each.startsWith(readyWith));
      if (line) ready(line.slice(readyWith.length));
    });
    child.once('exit', (code) => failed(new Error(`${file} ended with ${code} before it was ready:\n${output}`)));
  });
  child.stdout?.removeAllListeners('data').resume();
  return {
    pid: child.pid ?? 0,
    child,
    said,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Clock ticks a second in /proc, as on every Linux Node runs on. */
const ticksPerSecond = 100;

/** Seconds of processor time a process and its ended children have used; 0 where the system does not tell. */
export function cpuSeconds(pid: number): number {
  const fields = statFields(pid);
  return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) / ticksPerSecond;
}

/** The same for a process and everything it has started. */
export function cpuSecondsOfTree(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, each) => sum + cpuSeconds(each), 0);
}

/** The fields of /proc/<pid>/stat after the program's name, from the state on. */
function statFields(pid: number): string[] {
  const text = readProc(pid, 'stat');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

const parentField = 1;

export const parentOf = (pid: number): number => Number(statFields(pid)[parentField] ?? 0);

export function childrenOf(pid: number): number[] {
  if (!existsSync('/proc')) return [];
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((each) => parentOf(each) === pid);
}

/** Resident memory in MB: now, and the most there ever was. */
export function residentMb(pid: number): { readonly now: number; readonly peak: number } {
  const status = readProc(pid, 'status');
  const mb = (field: string) => Math.round(Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1024);
  return { now: mb('VmRSS'), peak: mb('VmHWM') };
}

function readProc(pid: number, file: 'stat' | 'status'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
