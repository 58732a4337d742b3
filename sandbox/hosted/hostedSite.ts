import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { CompanyTools } from '../companyTools.ts';

export type HostedTools<Secrets> = CompanyTools & {
  readonly secrets: Secrets;
  readonly siteUrl: () => string;
  /** The merchant's site: some companies report to one registered address below it. */
  readonly appUrl: () => string | undefined;
};

/** One company with pages of its own: its keys, and what it serves. */
export type HostedSite<Secrets, Credentials> = {
  /** What is kept between starts. */
  readonly secrets: z.ZodType<Secrets>;
  readonly newSecrets: () => Secrets;
  /** What its back office gives a merchant, for the site at `url`. */
  readonly credentialsAt: (url: string, secrets: Secrets) => Credentials;
  readonly add: (site: FastifyInstance, tools: HostedTools<Secrets>) => void;
};

export const hostedSite = <Secrets, Credentials>(
  site: HostedSite<Secrets, Credentials>,
): HostedSite<Secrets, Credentials> => site;
