import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { axcess } from '../axcess/axcess.ts';
import type { HostedCompany } from '../companies.ts';
import type { CompanyTools } from '../companyTools.ts';
import { ivy } from '../ivy/ivy.ts';
import { pay360 } from '../pay360/pay360.ts';
import { interacCredentials, paycross } from '../paycross/paycross.ts';
import type { HostedSite, HostedTools } from './hostedSite.ts';

/** The companies with pages of their own; Interac is served by PayCross. */
const sites = { axcess, pay360, paycross, ivy } satisfies Readonly<Record<Exclude<HostedCompany, 'interac'>, object>>;
type Sites = typeof sites;
type Name = keyof Sites;
const names = Object.keys(sites) as readonly Name[];

export type HostedSecrets = { readonly [Each in Name]: ReturnType<Sites[Each]['newSecrets']> };
export type HostedCredentials = { readonly [Each in Name]: ReturnType<Sites[Each]['credentialsAt']> } & {
  readonly interac: ReturnType<typeof interacCredentials>;
};

/** For each company what is made of its site; which belongs to which is known by the name. */
const forEach = <Made>(make: (site: HostedSite<unknown, object>, name: Name) => unknown): Made =>
  Object.fromEntries(names.map((name) => [name, make(sites[name] as HostedSite<unknown, object>, name)])) as Made;

export const hostedSecrets = z.object(forEach<{ [Each in Name]: Sites[Each]['secrets'] }>(({ secrets }) => secrets));

export const newHostedSecrets = (): HostedSecrets => forEach(({ newSecrets }) => newSecrets());

export const hostedCredentialsAt = (url: string, own: HostedSecrets): HostedCredentials => ({
  ...forEach<Omit<HostedCredentials, 'interac'>>(({ credentialsAt }, name) =>
    credentialsAt(`${url}/${name}`, own[name]),
  ),
  interac: interacCredentials(own.paycross),
});

type Tools = CompanyTools & Pick<HostedTools<unknown>, 'siteUrl' | 'appUrl'>;

export function addHostedSites(site: FastifyInstance, own: HostedSecrets, tools: Tools): void {
  forEach(({ add }, name) => add(site, { ...tools, secrets: own[name] }));
}
