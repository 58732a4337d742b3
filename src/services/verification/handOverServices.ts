import { fromPromise } from 'xstate';
import type { BodyOf, DataOf } from '#contract/protocol/endpoint.ts';
import {
  beginHandOver,
  type HandOverLink,
  type HandOverState,
  openHandOver,
  readHandOver,
  submitHandedOverPart,
} from '#contract/verification/handOver.ts';
import { callApi } from '../http/apiClient.ts';
import { wait, waitUntil } from '../http/waiting.ts';

const linkFor = (openedOn: BodyOf<typeof beginHandOver>['openedOn']) =>
  fromPromise<HandOverLink, void>(() => callApi(beginHandOver, { body: { openedOn } }));

/** What the page at the desk asks for. */
export const handOverServices = {
  requestLink: linkFor('phone'),
  readState: fromPromise<HandOverState, void>(async () => (await callApi(readHandOver)).state),
  wait,
  waitUntil,
};

/** The same where the link is opened in a browser beside it. */
export const handOverHereServices = { ...handOverServices, requestLink: linkFor('thisComputer') };

/** What the phone asks for, by its link alone. */
export const captureOnPhoneServices = {
  openWidget: fromPromise<DataOf<typeof openHandOver>, BodyOf<typeof openHandOver>>(({ input }) =>
    callApi(openHandOver, { body: input }),
  ),
  submitPart: fromPromise<unknown, BodyOf<typeof submitHandedOverPart>>(({ input }) =>
    callApi(submitHandedOverPart, { body: input }),
  ),
};
