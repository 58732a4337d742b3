export { withoutCardNumber } from '#domain/payment/cardNumber.ts';
