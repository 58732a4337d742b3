import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Journal } from '../storage/journal.ts';
import { isSameSecret } from '../web/secretText.ts';
import { parseBody } from '../web/siteServer.ts';
import type { CardBook } from './cardBook.ts';
import { answerFields } from './cardPayment.ts';

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
});

type Webservices = {
  readonly book: CardBook;
  readonly journal: Journal;
  readonly siteReference: string;
  readonly webservicesUser: string;
  readonly webservicesPassword: string;
};

const fieldError = (...errordata: string[]) => ({ errorcode: '30000', errormessage: 'Invalid field', errordata });

/** Trust's JSON webservices, as far as reading back and giving back. */
export function addWebservices(api: FastifyInstance, services: Webservices): void {
  const { book, siteReference, webservicesUser, webservicesPassword } = services;
  const refunds = services.journal.table('trust-refunds', refund);
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
    ]);
    return { errorcode: '0', errormessage: 'Ok', found: String(records.length), records };
  }

  async function giveBack({ parenttransactionreference: parent, baseamount }: z.infer<typeof refundOrder>) {
    const payment = book.findByTransaction(parent);
    if (payment?.state !== 'approved') return fieldError('parenttransactionreference');
    const left = payment.amountMinor - refundsOf(parent).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    const amountMinor = baseamount === undefined ? left : Number(baseamount);
    if (amountMinor <= 0 || amountMinor > left) return fieldError('baseamount');
    const reference = `55-9-${randomBytes(6).toString('hex')}`;
    const { orderReference, currency } = payment;
    const made = { reference, parent, orderReference, amountMinor, currency };
    await refunds.put(reference, made);
    return refundRecord(made);
  }

  api.post('/json/', { config: { makesWork: true } }, async (request, reply) => {
    if (!isSameSecret(basicCredentials(request), `${webservicesUser}:${webservicesPassword}`)) {
      return reply.code(401).send({ errorcode: '60010', errormessage: 'Unable to authenticate' });
    }
    const body = parseBody(envelope, request);
    const requestreference = `W2-${randomBytes(4).toString('hex')}`;
    const answer = (response: object) => ({ requestreference, version: '1.00', response: [response] });
    if (!body.success) return answer({ ...fieldError('request'), requesttypedescription: 'ERROR' });
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

function basicCredentials(request: FastifyRequest): string {
  const [, encoded = ''] = /^Basic (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
  return Buffer.from(encoded, 'base64').toString('utf8');
}
