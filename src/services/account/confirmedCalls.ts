import type { DataOf, Endpoint } from '#contract/protocol/endpoint.ts';
import { failureOf } from '#contract/protocol/failure.ts';
import { type CallInput, callApi } from '../http/apiClient.ts';

/** Asks whoever is there to confirm what the server has just refused; true once they have. */
type AskToConfirm = () => Promise<boolean>;

let ask: AskToConfirm | undefined;

/** The page that shows the question while it is open. Gives back how to take it away. */
export function confirmsHere(asking: AskToConfirm): () => void {
  ask = asking;
  return () => {
    if (ask === asking) ask = undefined;
  };
}

/** A call that may have to be confirmed: then it is, and made once more. */
export async function callConfirmed<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<DataOf<E>> {
  try {
    return await callApi(endpoint, input);
  } catch (error) {
    if (failureOf(error).code !== 'reauthenticationRequired' || !(await ask?.())) throw error;
    return callApi(endpoint, input);
  }
}
