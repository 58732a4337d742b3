import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { CompanyTools } from '../companyTools.ts';
import { trustLines } from '../files/companyLines.ts';
import { validationError } from '../hosted/validationError.ts';
import { basicCredentials } from '../web/basicCredentials.ts';
import { isSameSecret } from '../web/secretText.ts';
import { parseBody } from '../web/siteServer.ts';
import { answerFields, type CardPayment, paidMinorOf } from './cardPayment.ts';
import type { CardStore } from './cardStore.ts';

const filterValues = z.array(z.looseObject({ value: z.string() })).min(1);

const query = z.looseObject({
  requesttypedescriptions: z.tuple([z.literal('TRANSACTIONQUERY')]),
  filter: z.looseObject({
    sitereference: filterValues,
    orderreference: filterValues.optional(),
    transactionreference: filterValues.optional(),
  }),
});
const refundOrder = z.looseObject({
  requesttypedescriptions: z.tuple([z.literal('REFUND')]),
  sitereference: z.string(),
  parenttransactionreference: z.string(),
  /** In the smallest unit; all that is left when it is missing. */
  baseamount: z.union([z.string().regex(/^[1-9]\d{0,12}$/), z.int().min(1)]).optional(),
});
const envelope = z.looseObject({
  alias: z.string(),
  version: z.literal('1.00'),
  request: z.tuple([z.union([query, refundOrder])]),
});

const refund = z.object({
  reference: z.string(),
  parent: z.string(),
  orderReference: z.string(),
  amountMinor: z.number(),
  currency: z.string(),
  createdAt: z.string().optional(),
});

type Webservices = Pick<CompanyTools, 'journal' | 'files' | 'refused'> & {
  readonly book: CardStore;
  readonly siteReference: string;
  readonly webservicesUser: string;
  readonly webservicesPassword: string;
  readonly refusesRefund: () => boolean;
};

const fieldError = (...errordata: string[]) => ({ errorcode: '30000', errormessage: 'Invalid field', errordata });

/** Trust's JSON webservices, as far as reading back and giving back. */
export function addWebservices(api: FastifyInstance, services: Webservices): void {
  const { book, siteReference, webservicesUser, webservicesPassword } = services;
  const refunds = services.journal.table('trust-refunds', refund);
  services.files.register({
    company: 'trust-payment',
    kind: 'payIn',
    lines: () => trustLines(book.list(), refunds.values()),
  });
  const refundsOf = (parent: string) => refunds.values().filter((each) => each.parent === parent);

  function found({ filter }: z.infer<typeof query>) {
    const orders = filter.orderreference?.map(({ value }) => value);
    const references = filter.transactionreference?.map(({ value }) => value);
    const payments = (orders ? orders.flatMap(book.findByOrder) : book.list()).filter(
      ({ transactionReference: own }) => own !== undefined && (!references || references.includes(own)),
    );
    const records = payments.flatMap((payment) => [
      { ...answerFields(payment), sitereference: siteReference, transactionstartedtimestamp: payment.createdAt },
      ...refundsOf(payment.transactionReference ?? '').map(refundRecord),
      ...(payment.state === 'chargedBack' ? [chargebackRecord(payment)] : []),
    ]);
    return { errorcode: '0', errormessage: 'Ok', found: String(records.length), records };
  }

  async function giveBack({ parenttransactionreference: parent, baseamount }: z.infer<typeof refundOrder>) {
    const payment = book.findByTransaction(parent);
    if (payment?.state !== 'approved') return fieldError('parenttransactionreference');
    const left = paidMinorOf(payment) - refundsOf(parent).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    const amountMinor = baseamount === undefined ? left : Number(baseamount);
    if (amountMinor <= 0 || amountMinor > left) return fieldError('baseamount');
    if (services.refusesRefund()) return { errorcode: '70000', errormessage: 'Decline' };
    const reference = `55-9-${randomBytes(6).toString('hex')}`;
    const { orderReference, currency } = payment;
    const made = { reference, parent, orderReference, amountMinor, currency, createdAt: new Date().toISOString() };
    await refunds.put(reference, made);
    return refundRecord(made);
  }

  api.post('/json/', { config: { makesWork: true } }, async (request, reply) => {
    const call = `POST ${request.url}`;
    if (!isSameSecret(basicCredentials(request), `${webservicesUser}:${webservicesPassword}`)) {
      services.refused.note({ company: 'trust', call, why: 'Unable to authenticate' });
      return reply.code(401).send({ errorcode: '60010', errormessage: 'Unable to authenticate' });
    }
    const body = parseBody(envelope, request);
    const requestreference = `W2-${randomBytes(4).toString('hex')}`;
    const answer = (response: Readonly<Record<string, unknown>>) => {
      const [field] = Array.isArray(response.errordata) ? response.errordata : [];
      if (field) services.refused.note({ company: 'trust', call, why: `Invalid field: ${field}` });
      return { requestreference, version: '1.00', response: [response] };
    };
    if (!body.success) {
      return answer({ ...fieldError(validationError(body.error).field || 'request'), requesttypedescription: 'ERROR' });
    }
    const [asked] = body.data.request;
    if (body.data.alias !== webservicesUser) return answer(fieldError('alias'));
    if (isQuery(asked)) {
      const isOwn = asked.filter.sitereference.every(({ value }) => value === siteReference);
      return answer({
        ...(isOwn ? found(asked) : fieldError('sitereference')),
        requesttypedescription: 'TRANSACTIONQUERY',
      });
    }
    const isOwn = asked.sitereference === siteReference;
    return answer({
      ...(isOwn ? await giveBack(asked) : fieldError('sitereference')),
      requesttypedescription: 'REFUND',
    });
  });
}

const isQuery = (asked: z.infer<typeof query> | z.infer<typeof refundOrder>): asked is z.infer<typeof query> =>
  asked.requesttypedescriptions[0] === 'TRANSACTIONQUERY';

const refundRecord = ({ reference, parent, orderReference, amountMinor, currency }: z.infer<typeof refund>) => ({
  errorcode: '0',
  errormessage: 'Ok',
  requesttypedescription: 'REFUND',
  transactionreference: reference,
  parenttransactionreference: parent,
  orderreference: orderReference,
  baseamount: String(amountMinor),
  currencyiso3a: currency,
  settlestatus: '0',
});

const chargebackRecord = (payment: CardPayment) => ({
  errorcode: '0',
  errormessage: 'Ok',
  requesttypedescription: 'CHARGEBACK',
  parenttransactionreference: payment.transactionReference,
  orderreference: payment.orderReference,
  baseamount: String(paidMinorOf(payment)),
  currencyiso3a: payment.currency,
});
