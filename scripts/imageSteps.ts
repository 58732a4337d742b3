import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { isRoot, run } from './run.ts';

/** One line of a Dockerfile: what is to be done, and with what. */
export type Step = { readonly instruction: string; readonly rest: string };
export type Stage = { readonly name: string; readonly base: string; readonly steps: readonly Step[] };

/** What an engine does for each instruction is done here too, or only told to whoever runs the image. */
export const done = ['WORKDIR', 'COPY', 'RUN'];
export const told = ['USER', 'ENV', 'EXPOSE', 'STOPSIGNAL', 'HEALTHCHECK', 'ENTRYPOINT'];

/** The stages of a Dockerfile in their order; throws at an instruction that is not known here. */
export function stagesOf(dockerfile: string): Stage[] {
  const lines = dockerfile.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const stages: { name: string; base: string; steps: Step[] }[] = [];
  for (const line of lines) {
    const [, instruction = '', rest = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (instruction === 'FROM') {
      const [base = '', , name = 'image'] = rest.split(' ');
      stages.push({ name, base, steps: [] });
    } else if ([...done, ...told].includes(instruction)) stages.at(-1)?.steps.push({ instruction, rest });
    else throw new Error(`A step nobody here can take: ${line}`);
  }
  return stages;
}

/** What the last stage tells an engine, by instruction. */
export function configurationOf(stages: readonly Stage[]) {
  const steps = stages.at(-1)?.steps ?? [];
  const restOf = (wanted: string) => steps.filter(({ instruction }) => instruction === wanted).map(({ rest }) => rest);
  return {
    user: restOf('USER').at(-1) ?? 'root',
    environment: Object.fromEntries(restOf('ENV').map((pair): [string, string] => splitAt(pair, '='))),
    entrypoint: JSON.parse(restOf('ENTRYPOINT').at(-1) ?? '[]') as string[],
  };
}

/** Programs that come with the images the stages start from. */
const ofBaseImages: Readonly<Record<string, string>> = { '/usr/local/bin/node': process.execPath };

type Place = {
  /** The folder an engine would be given. */
  readonly context: string;
  /** Where each stage gets a folder of its own, in place of its file system. */
  readonly folder: string;
};

/** Takes every step in folders below `folder`; answers the one that is the image. Throws when a step fails. */
export function takeSteps(stages: readonly Stage[], { context, folder }: Place): string {
  for (const { name, steps } of stages) {
    const root = join(folder, name);
    mkdirSync(root, { recursive: true });
    let workdir = '/';
    for (const { instruction, rest } of steps) {
      const here = join(root, workdir);
      if (instruction === 'WORKDIR') {
        workdir = resolve(workdir, rest);
        mkdirSync(join(root, workdir), { recursive: true });
      } else if (instruction === 'RUN') run('sh', ['-c', `cd '${here}' && ${rest}`]);
      else if (instruction === 'COPY') copy(rest, { context, folder, root, workdir });
    }
  }
  return join(folder, stages.at(-1)?.name ?? '');
}

function copy(rest: string, { context, folder, root, workdir }: Place & { root: string; workdir: string }) {
  const words = rest.split(' ');
  const flags = Object.fromEntries(
    words.filter((word) => word.startsWith('--')).map((flag) => splitAt(flag.slice('--'.length), '=')),
  );
  const paths = words.filter((word) => !word.startsWith('--'));
  const sources = paths.slice(0, -1);
  const target = join(root, resolve(workdir, paths.at(-1) ?? ''));
  for (const source of sources) {
    const given = join(flags.from ? join(folder, flags.from) : context, source);
    const from = existsSync(given) ? given : (ofBaseImages[source] ?? given);
    const isInto = !statSync(from).isDirectory() && (sources.length > 1 || paths.at(-1)?.endsWith('/'));
    const to = isInto ? join(target, basename(from)) : target;
    cpSync(from, to, { recursive: true, dereference: from !== given });
    if (statSync(from).isDirectory()) chmodSync(to, statSync(from).mode);
    const [user, group] = (flags.chown ?? '').split(':').map(Number);
    if (isRoot && user && group) chownSync(to, user, group);
  }
}

function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return [text.slice(0, at), text.slice(at + mark.length)];
}
