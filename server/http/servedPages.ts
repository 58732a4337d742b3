import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerAgain } from './plainForms.ts';

/** Answers with the page at an address, or not at all where no page can be. */
export type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | undefined;

export type ServedPages = { readonly answerPage: AnswerPage; readonly answerAgain: AnswerAgain | undefined };

/** Adds the pages and the files beside them to a server. */
export type AddPages = (app: FastifyInstance) => Promise<ServedPages>;
